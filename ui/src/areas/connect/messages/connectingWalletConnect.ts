import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `ConnectingWalletConnect` view. */
export const connectingWalletConnectMessages = plainMessages('connectingWalletConnect', {
  scan: 'Scan with your phone',
  scanWith: 'Scan with {name} on your phone',
  scanText: 'Open the wallet, choose to scan a code, and point it at this one to connect to {host}.',
  elsewhere: 'Use a wallet on another device',
  elsewhereText: 'Scan this code there, or copy the link into a wallet on this phone, to connect to {host}.',
  code: 'QR code that pairs a wallet with this page',
  preparing: 'Preparing the code',
  slow: 'The code is taking longer than usual. Check your connection.',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Copying the link failed. Scan the code instead.',
  linkFailed: 'Copying the link failed.',
  get: 'No {name} yet? <link>Get it</link>',
  connected: 'Connected',

  platforms: 'Ways to connect',
  mobile: 'Mobile',
  desktop: 'Desktop',
  web: 'Web app',
  browser: 'Browser',
  continueIn: 'Continue in {name}',
  acceptText: 'Accept the connection request in your wallet.',
  notOpened: '{name} was not opened',
  notOpenedText:
    'This page may not open apps from inside another page. Copy the link into your wallet, or open this site in a tab of its own.',
  slowLink: 'The connection is slow. The wallet opens as soon as it is ready.',
  webText: 'The wallet opens in a new tab. Accept the connection request there.',
  open: 'Open',
  notDetected: 'Not Detected',
  notDetectedText: '{name} is not installed in this browser. Install it, then reload this page.',

  'declined.title': 'Request declined',
  'declined.text': 'The request was declined in the wallet. Scan a new code to try again.',
  'declined.link': 'The request was declined in the wallet. You can try again.',
  'failed.title': 'Pairing failed',
  'failed.text': 'No wallet could be reached. Check your connection, then try again with a new code.',
  'failed.link': 'The wallet could not be reached. Check your connection, then try again.',
})

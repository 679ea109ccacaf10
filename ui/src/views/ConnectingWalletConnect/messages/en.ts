export const messages = {
  scan: 'Scan with your phone',
  scanWith: 'Scan with {name} on your phone',
  scanText: 'Open the wallet, choose to scan a code, and point it at this one.',
  code: 'QR code that pairs a wallet with this page',
  preparing: 'Preparing the code',
  slow: 'The code is taking longer than usual. Check your connection.',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Copying the link failed. Scan the code instead.',
  get: 'No {name} yet? <link>Get it</link>',
  connected: 'Connected',

  'declined.title': 'Request declined',
  'declined.text': 'The request was declined in the wallet. Scan a new code to try again.',
  'failed.title': 'Pairing failed',
  'failed.text': 'No wallet could be reached. Check your connection, then try again with a new code.',
} as const

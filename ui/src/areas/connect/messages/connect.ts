import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `Connect` view. */
export const connectMessages = plainMessages('connect', {
  title: 'Connect Wallet',
  help: 'What is a wallet?',
  list: 'Wallets',
  installed: 'Installed',
  recent: 'Recent',
  noDomain: 'No domain name',
  pairing: 'WalletConnect',
  pairingTag: 'QR code',
  pairingTagPhone: 'Other device',
  allWallets: 'All wallets',
  allWalletsCount: '{count} wallets',
  directoryDown: 'The list of other wallets is unavailable.',
  directoryDownInstalled: 'Installed wallets still work.',
  loginDown: 'Logging in is unavailable right now. It will be tried again automatically.',
  pairingDown: 'Connecting wallet apps is unavailable right now. It will be tried again automatically.',
  noneInstalledTitle: 'No wallet found in this browser',
  noneInstalledText: 'Install one of these, then reload the page.',
  noneInstalledPairing: 'Connect the wallet on your phone, or install one and reload the page.',
  noneAtAllText: 'Install a wallet extension, then reload the page.',
  noneInstalledPhone: 'Pick the wallet on this phone, or use one on another device.',
  noneAtAllPhone: 'Open this page in the browser of your wallet app.',
  guide: 'New to wallets? <link>Learn what they are</link>',
  collapsed: 'Continue with a wallet',
  walletsTitle: 'Connect wallet',
})

import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `AllWallets` view, but for the count of results. */
export const allWalletsMessages = plainMessages('allWallets', {
  title: 'All Wallets',
  search: 'Search wallets',
  clear: 'Clear search',
  certified: 'Certified only',
  list: 'Wallets',
  loading: 'Loading wallets',
  none: 'No wallet found',
  noneHint: 'Check the spelling. A wallet that is not listed can scan a code instead.',
  noneCertifiedHint: 'Check the spelling, or turn off "Certified only".',
  similar: 'No wallet is called "{term}". These names are similar.',
  showAll: 'Show all wallets',
  scan: 'Use a QR code',
  failed: 'The wallet list is unavailable',
  failedHint: 'Installed wallets still work. Go back to use one.',
  moreFailed: 'More wallets failed to load.',
})

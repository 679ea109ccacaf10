import { icuMessages } from '../../../../foundation/messages/icuMessages.ts'

/** Number of results of `AllWallets`: a plural, whose parser is loaded once the results are painted. */
export const walletCountMessages = icuMessages('allWallets', {
  results: '{count, plural, =0 {No wallet found} one {# wallet found} other {# wallets found}}',
})

import type { AccountSnapshot } from '@wallet-kit/sdk'

/** What a server knows about a visitor's wallet: nothing. */
export const disconnectedAccount: AccountSnapshot = Object.freeze({
  allAccounts: Object.freeze([]),
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: 'disconnected',
})

import type { AccountSnapshot } from '@wallet-kit/sdk'

/** The account during server rendering, where no wallet is known. */
export const disconnectedAccount: AccountSnapshot = Object.freeze({
  allAccounts: Object.freeze([]),
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: 'disconnected',
})

import type { AccountSnapshot } from '@wallet-kit/sdk'

/** The account during server rendering, where no wallet is known. */
export const disconnectedAccount: AccountSnapshot = {
  allAccounts: [],
  address: undefined,
  caipAddress: undefined,
  isConnected: false,
  status: 'disconnected',
}

import type { WalletsContext } from './WalletsContext.ts'

/** Whether the active account is known to be a contract. */
export function isSmartAccount({
  stores,
  getConnection,
}: Pick<WalletsContext, 'getConnection' | 'stores'>): boolean {
  const state = getConnection(stores.networks.getState().activeNamespace)
  if (state.status !== 'connected') return false
  const active = state.allAccounts.find(({ address }) => address === state.address)
  return active?.type === 'smartAccount'
}

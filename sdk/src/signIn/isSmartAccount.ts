import type { SignInContext } from './SignInContext.ts'

/** Whether the active account is a contract, as its connector reports. */
export function isSmartAccount({
  stores,
  getConnection,
}: Pick<SignInContext, 'stores' | 'getConnection'>): boolean {
  const state = getConnection(stores.networks.getState().activeNamespace)
  if (state.status !== 'connected') return false
  const active = state.allAccounts.find(({ address }) => address === state.address)
  return active?.type === 'smartAccount'
}

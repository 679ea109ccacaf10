import type { SignInAccount } from './SignInAccount.ts'
import type { SignInContext } from './SignInContext.ts'

/** The connected account of the active namespace, when it is on a supported network. */
export function getSignInAccount({
  stores,
  getConnection,
}: Pick<SignInContext, 'stores' | 'getConnection'>): SignInAccount | undefined {
  const { activeNamespace: namespace, isSupported } = stores.networks.getState()
  const state = getConnection(namespace)
  if (state.status !== 'connected' || !isSupported) return undefined
  const { caipNetworkId, address } = state
  return { namespace, caipNetworkId, address, caipAddress: `${caipNetworkId}:${address}` }
}

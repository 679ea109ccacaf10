import type { AppKitInternals } from '../AppKitInternals.ts'
import type { SignInAccount } from './SignInAccount.ts'

/** The connected account of the active namespace, when it is on a supported network. */
export function getSignInAccount({ stores, getConnection }: AppKitInternals): SignInAccount | undefined {
  const { activeNamespace: namespace, isSupported } = stores.networks.getState()
  const state = getConnection(namespace)
  if (state.status !== 'connected' || !isSupported) return undefined
  const { caipNetworkId, address } = state
  return { namespace, caipNetworkId, address, caipAddress: `${caipNetworkId}:${address}` }
}

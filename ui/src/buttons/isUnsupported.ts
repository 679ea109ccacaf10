import type { ChainNamespace } from '@wallet-kit/sdk'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'

/** Whether the wallet of a namespace, by default of the active one, is on a network that the host app does not offer. */
export function isUnsupported(kit: ReactAppKit, namespace?: ChainNamespace): boolean {
  const { activeNamespace, isSupported, requested } = kit.stores.networks.getState()
  const state = kit.stores.connection.getState().namespaces[namespace ?? activeNamespace]
  if (state?.status !== 'connected' || kit.options.allowUnsupportedChain) return false
  if (namespace === undefined || namespace === activeNamespace) return !isSupported
  return !requested.some(({ caipNetworkId }) => caipNetworkId === state.caipNetworkId)
}

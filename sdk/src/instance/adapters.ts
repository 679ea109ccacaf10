import { setActiveNetwork } from '../networks/activeNetwork.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { Network } from '../networks/Network.ts'
import type { AddedAdapter } from './CompatibleMethods.ts'
import type { KitContext } from './KitContext.ts'

/** See `AppKit.addAdapter`. */
export function addAdapter(
  { adapters, addNetwork }: KitContext,
  adapter: AddedAdapter,
  networks: readonly Network[],
): void {
  const namespace = adapter.name ?? adapter.namespace
  if (adapter.name && !adapters.some(({ name }) => name === namespace)) adapters.push(adapter)
  for (const network of networks) {
    const { chainNamespace = namespace } = network
    if (chainNamespace !== namespace) continue
    addNetwork({ ...network, chainNamespace })
  }
}

/** See `AppKit.removeAdapter`. */
export function removeAdapter(context: KitContext, namespace: ChainNamespace): void {
  const { networks } = context.stores
  const state = networks.getState()
  const requested = state.requested.filter(({ chainNamespace }) => chainNamespace !== namespace)
  const [next] = requested
  if (context.getConnection(namespace).status === 'connected' || !next) return
  networks.set({ ...state, requested })
  if (state.activeNamespace === namespace) setActiveNetwork(context, next.caipNetworkId)
}

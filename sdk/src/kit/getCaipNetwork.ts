import type { ChainNamespace } from '../chains/networks/Caip.ts'
import type { CaipNetwork } from '../chains/networks/Network.ts'
import type { KitContext } from './KitContext.ts'

/** A namespace's present network: the active one, where its wallet is, or the first that is offered. */
export function getCaipNetwork(
  { stores, getConnection }: KitContext,
  namespace: ChainNamespace,
): CaipNetwork | undefined {
  const { active, requested } = stores.networks.getState()
  if (active.chainNamespace === namespace) return active
  const state = getConnection(namespace)
  const own = requested.filter(({ chainNamespace }) => chainNamespace === namespace)
  const isThere = ({ caipNetworkId }: CaipNetwork) =>
    state.status === 'connected' && state.caipNetworkId === caipNetworkId
  return own.find(isThere) ?? own[0]
}

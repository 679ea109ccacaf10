import type { CaipNetworkId } from './Caip.ts'
import type { CaipNetwork } from './Network.ts'
import type { NetworksState } from './NetworksState.ts'

/** The network of this id, when the host offers it. */
export function findNetwork(
  { requested }: Pick<NetworksState, 'requested'>,
  id: CaipNetworkId,
): CaipNetwork | undefined {
  return requested.find(({ caipNetworkId }) => caipNetworkId === id)
}

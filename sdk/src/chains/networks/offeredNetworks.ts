import { lastNetwork, networkNotFound } from '@wallet-kit/clients/errors/constants'
import { createError, type HostText } from '../../foundation/errors/createError.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { ChainNamespace } from './Caip.ts'
import type { CaipNetwork } from './Network.ts'
import type { NetworksState } from './NetworksState.ts'

/** Offers one more network, or another description of one. */
export function addNetwork(store: Store<NetworksState>, network: CaipNetwork): void {
  const state = store.getState()
  const isOther = ({ caipNetworkId }: CaipNetwork) => caipNetworkId !== network.caipNetworkId
  store.set({
    ...state,
    requested: [...state.requested.filter(isOther), network],
    ...(!isOther(state.active) && { active: network, isSupported: true }),
  })
}

/**
 * Removes an offered network. A wallet on it stays there, now on a network that is not supported.
 *
 * @throws WalletKitError `NETWORK_NOT_FOUND`, `LAST_NETWORK`
 */
export function removeNetwork(
  store: Store<NetworksState>,
  namespace: ChainNamespace,
  id: string | number,
): void {
  const state = store.getState()
  const ofNamespace = state.requested.filter(({ chainNamespace }) => chainNamespace === namespace)
  const network = ofNamespace.find((candidate) => String(candidate.id) === String(id))
  if (!network) throw createError(networkNotFound, { context: { id: id as number | HostText } })
  if (ofNamespace.length === 1) throw createError(lastNetwork)
  store.set({
    ...state,
    requested: state.requested.filter((candidate) => candidate !== network),
    isSupported: state.isSupported && state.active.caipNetworkId !== network.caipNetworkId,
  })
}

import type { OptionData } from '../../foundation/options/OptionData.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import { storedKeys } from '../../foundation/storage/storedKeys.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { CaipNetworkId } from './Caip.ts'
import { findNetwork } from './findNetwork.ts'
import { getNamespace } from './getNamespace.ts'
import type { NetworksState } from './NetworksState.ts'
import { pickDefaultNetwork } from './pickDefaultNetwork.ts'
import { toUnknownNetwork } from './toUnknownNetwork.ts'

/** Stores and storage of the active network. */
export interface ActiveNetworkContext {
  readonly storage: KeyValueStorage
  readonly stores: {
    readonly networks: Store<NetworksState>
    readonly options: { getState(): OptionData }
  }
}

/** Makes a network active, offered or not. An offered one is remembered for the next visit. */
export function setActiveNetwork({ stores, storage }: ActiveNetworkContext, id: CaipNetworkId): void {
  const state = stores.networks.getState()
  const offered = findNetwork(state, id)
  const isSupported = Boolean(offered)
  if (offered) {
    storage.setItem(storedKeys.namespace, offered.chainNamespace)
    storage.setItem(storedKeys.networkId, id)
  }
  if (state.active.caipNetworkId === id && state.isSupported === isSupported) return
  stores.networks.set({
    ...state,
    activeNamespace: getNamespace(id),
    active: offered ?? toUnknownNetwork(id),
    isSupported,
  })
}

/** Returns to the default network when the wallet that was on one that is not offered is gone. */
export function leaveUnsupportedNetwork(context: ActiveNetworkContext): void {
  const { isSupported, requested } = context.stores.networks.getState()
  const network = pickDefaultNetwork(requested, context.stores.options.getState())
  if (!isSupported && network) setActiveNetwork(context, network.caipNetworkId)
}

/** Sets, or clears, the network that the wallet has been asked to move to. */
export function setSwitching(
  { networks }: ActiveNetworkContext['stores'],
  id: CaipNetworkId | undefined,
): void {
  const { switching: _, ...rest } = networks.getState()
  networks.set(id ? { ...rest, switching: id } : rest)
}

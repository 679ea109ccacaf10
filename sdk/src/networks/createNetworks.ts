import { createEarlyError } from '../errors/createEarlyError.ts'
import type { Store } from '../stores/createStore.ts'
import type { CaipNetworkId, ChainNamespace } from './Caip.ts'
import { getNamespace } from './getNamespace.ts'
import type { CaipNetwork } from './Network.ts'
import type { NetworksState } from './NetworksState.ts'
import { toUnknownNetwork } from './toUnknownNetwork.ts'

export interface Networks {
  find(id: CaipNetworkId): CaipNetwork | undefined
  /** Makes a network active, offered or not. An offered one is remembered for the next visit. */
  setActive(id: CaipNetworkId): void
  /** Remembers where the visitor wants to be; the next wallet that connects will be asked to move there. */
  setChoice(id: CaipNetworkId): void
  /** Returns that choice, once. */
  takeChoice(): CaipNetworkId | undefined
  /** Returns to an offered network when the wallet that was elsewhere is gone. */
  forgetUnsupported(): void
  setSwitching(id: CaipNetworkId | undefined): void
  add(network: CaipNetwork): void
  /** @throws WalletKitError `NETWORK_NOT_FOUND`, `LAST_NETWORK` */
  remove(namespace: ChainNamespace, id: string | number): void
}

/** Tracks the networks that are offered and the one that is active. */
export function createNetworks(
  store: Store<NetworksState>,
  stored: { setNetwork(namespace: ChainNamespace, id: CaipNetworkId): void },
  defaultNetwork: CaipNetwork,
): Networks {
  const set = (change: Partial<NetworksState>) => store.set({ ...store.getState(), ...change })
  const find = (id: CaipNetworkId) =>
    store.getState().requested.find(({ caipNetworkId }) => caipNetworkId === id)

  let choice: CaipNetworkId | undefined

  const networks: Networks = {
    find,
    setActive(id) {
      const offered = find(id)
      const activeNamespace = getNamespace(id)
      if (offered) stored.setNetwork(activeNamespace, id)
      const { active, isSupported } = store.getState()
      if (active.caipNetworkId === id && isSupported === Boolean(offered)) return
      set({ activeNamespace, active: offered ?? toUnknownNetwork(id), isSupported: Boolean(offered) })
    },
    setChoice(id) {
      choice = id
    },
    takeChoice() {
      const taken = choice
      choice = undefined
      return taken
    },
    forgetUnsupported() {
      if (!store.getState().isSupported) networks.setActive(defaultNetwork.caipNetworkId)
    },
    setSwitching(id) {
      const { switching: _, ...rest } = store.getState()
      store.set(id ? { ...rest, switching: id } : rest)
    },
    add(network) {
      const { requested, active } = store.getState()
      const others = requested.filter(({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId)
      set({ requested: [...others, network] })
      if (active.caipNetworkId === network.caipNetworkId) set({ active: network, isSupported: true })
    },
    remove(namespace, id) {
      const { requested, active } = store.getState()
      const ofNamespace = requested.filter(({ chainNamespace }) => chainNamespace === namespace)
      const network = ofNamespace.find((candidate) => String(candidate.id) === String(id))
      if (!network) throw createEarlyError('NETWORK_NOT_FOUND', { context: { id } })
      if (ofNamespace.length === 1) throw createEarlyError('LAST_NETWORK')
      set({ requested: requested.filter((candidate) => candidate !== network) })
      if (active.caipNetworkId === network.caipNetworkId) set({ isSupported: false })
    },
  }
  return networks
}

import type { Config, Connector } from '@wagmi/core'
import type { AppKit } from '../../kit/AppKit.ts'
import { nameConnector } from './nameConnector.ts'
import { isSameConnection, readKitConnection } from './readKitConnection.ts'

interface FollowKitParameters {
  readonly kit: AppKit
  readonly config: Config
  /** The kit's connector in `config`. */
  readonly connector: Connector
}

/** wagmi's store, whose type is one of zustand's. A configuration without storage has nothing to hydrate. */
interface PersistedStore {
  readonly persist?: {
    hasHydrated(): boolean
    onFinishHydration(listener: () => void): () => void
  }
}

/**
 * Keeps wagmi's state equal to the kit's, and lets the kit follow the network that is chosen in wagmi while no wallet
 * is connected. With `ssr: true`, wagmi's state stays that of the server's page until wagmi has hydrated it: React
 * compares the two. Returns a function that ends it.
 */
export function followKit({ kit, config, connector }: FollowKitParameters): () => void {
  const { ssr, store } = config._internal
  const { persist } = store as PersistedStore
  let isHydrated = !ssr || !persist || persist.hasHydrated()

  function followConnection(): void {
    // A visitor who picks a wallet presses a button, which React has hydrated by then.
    if (kit.getAccount('eip155').status === 'connecting') isHydrated = true
    if (!isHydrated) return
    const { status, connections } = config.state
    // wagmi ignores what connectors report meanwhile. It is compared again when wagmi has finished.
    if (status === 'connecting' || status === 'reconnecting') return
    const connection = readKitConnection(kit)
    const known = connections.get(connector.uid)
    if (!isSameConnection(connection, known)) {
      if (!connection) connector.emitter.emit('disconnect')
      else connector.emitter.emit(known ? 'change' : 'connect', connection)
    }
    showWallet()
  }

  function showWallet(): void {
    const known = config.state.connections.get(connector.uid)
    const named = nameConnector(kit, connector)
    if (!known || (known.connector.name === named.name && known.connector.icon === named.icon)) return
    const connections = new Map(config.state.connections).set(connector.uid, { ...known, connector: named })
    config.setState((state) => ({ ...state, connections }))
  }

  function followNetwork(): void {
    const { activeNamespace, active } = kit.stores.networks.getState()
    const chain = config.chains.find(({ id }) => id === active.id)
    if (!isHydrated || !chain || activeNamespace !== 'eip155' || readKitConnection(kit)) return
    if (config.state.chainId !== chain.id) config.setState((state) => ({ ...state, chainId: chain.id }))
  }

  function leadNetwork(chainId: number): void {
    // A wallet that is connected, or being restored, decides where it is.
    if (kit.getAccount('eip155').status !== 'disconnected') return
    const network = kit.getCaipNetworks('eip155').find(({ id }) => id === chainId)
    const { active } = kit.stores.networks.getState()
    if (network && network.caipNetworkId !== active.caipNetworkId) void kit.switchNetwork(network)
  }

  function followHydrated(): void {
    isHydrated = true
    followNetwork()
    followConnection()
  }

  followNetwork()
  followConnection()
  const stops = [
    ...(persist && !isHydrated ? [persist.onFinishHydration(followHydrated)] : []),
    kit.stores.connection.subscribe(followConnection),
    kit.stores.networks.subscribe(followNetwork),
    config.subscribe(({ status }) => status, followConnection),
    // `WagmiProvider` that does not reconnect forgets them when it mounts.
    config.subscribe(({ connections }) => connections, followConnection),
    config.subscribe(({ chainId }) => chainId, leadNetwork),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

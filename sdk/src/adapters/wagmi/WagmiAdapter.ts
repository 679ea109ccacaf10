import {
  type Config,
  type CreateConfigParameters,
  type CreateConnectorFn,
  createConfig,
  fallback,
  http,
} from '@wagmi/core'
import type { Chain, Transport } from 'viem'
import type { Network } from '../../chains/networks/Network.ts'
import type { OptionData } from '../../foundation/options/OptionData.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import type { LibraryAdapter } from '../../kit/LibraryAdapter.ts'
import { createHostConnectors, type HostConnector } from './createHostConnectors.ts'
import { createHostKind } from './createHostKind.ts'
import { createKitConnector } from './createKitConnector.ts'
import { followKit } from './followKit.ts'
import { toChains } from './toChains.ts'

export interface WagmiAdapterParameters
  extends Partial<Omit<CreateConfigParameters, 'chains' | 'client' | 'connectors'>> {
  /** The networks of `createAppKit`. Networks of other families are left out. */
  readonly networks: readonly Network[]
  /** Accepted for AppKit's sake: `createAppKit` is given the same one. */
  readonly projectId?: string
  /** wagmi connectors that the modal lists with the wallets. Connecting by them is up to the kit. */
  readonly connectors?: readonly CreateConnectorFn[]
  /** Nodes by CAIP-2 id, which go before the networks' own. */
  readonly customRpcUrls?: OptionData['customRpcUrls']
}

/**
 * wagmi, tied to the kit: a wallet that the kit connects is connected in wagmi, whose hooks and actions use it, and
 * what wagmi disconnects or switches, the kit does. With `ssr: true`, a connection that is restored appears in wagmi
 * when `WagmiProvider` (or `hydrate` of `@wagmi/core`) has hydrated its state.
 *
 * @throws WalletKitError `NETWORKS_MISSING` without an EVM network
 * @example
 * const wagmiAdapter = new WagmiAdapter({ networks, projectId, ssr: true })
 * createAppKit({ adapters: [wagmiAdapter], networks, projectId })
 * root.render(<WagmiProvider config={wagmiAdapter.wagmiConfig}>…</WagmiProvider>)
 */
export class WagmiAdapter implements LibraryAdapter {
  readonly namespace = 'eip155'
  readonly #config: Config
  readonly #createServerConfig: (() => Config) | undefined
  readonly #hostConnectors: readonly HostConnector[]
  #kit: AppKit | undefined
  #stop: () => void = () => undefined

  constructor({ networks, projectId: _, customRpcUrls, ...given }: WagmiAdapterParameters) {
    const chains = toChains(networks, customRpcUrls)
    const transports = Object.fromEntries(
      chains.map((chain) => [chain.id, given.transports?.[chain.id] ?? toTransport(chain)]),
    )
    const create = () =>
      createConfig({
        // The kit finds announced wallets itself.
        multiInjectedProviderDiscovery: false,
        ...given,
        chains,
        transports,
        connectors: [createKitConnector(() => this.#kit)],
      })
    this.#config = create()
    this.#createServerConfig = given.ssr && !getWindow() ? create : undefined
    this.#hostConnectors = createHostConnectors(given.connectors ?? [], this.#config)
  }

  /**
   * For `WagmiProvider` and wagmi's actions. On a server, with `ssr: true`, each read returns a configuration of its
   * own: the adapter is shared by all requests, and wagmi keeps the initial state of one for those after it, which
   * would show a visitor's account to others.
   */
  get wagmiConfig(): Config {
    return this.#createServerConfig?.() ?? this.#config
  }

  attach(kit: AppKit): void {
    this.detach()
    this.#kit = kit
    const config = this.#config
    const [connector] = config.connectors
    if (!connector) return
    const attached = new AbortController()
    kit._internal.connectors.start([createHostKind(this.#hostConnectors, attached.signal)])
    const stop = followKit({ kit, config, connector })
    kit._internal.lifetime.addEventListener('abort', stop, { signal: attached.signal })
    this.#stop = () => {
      attached.abort()
      stop()
      if (config.state.connections.has(connector.uid)) connector.emitter.emit('disconnect')
    }
  }

  detach(): void {
    this.#stop()
    this.#stop = () => undefined
    this.#kit = undefined
  }
}

function toTransport({ rpcUrls }: Chain): Transport {
  const transports = rpcUrls.default.http.map((url) => http(url))
  return transports.length > 1 ? fallback(transports) : (transports[0] ?? http())
}

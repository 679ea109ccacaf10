import type { Connector } from '../connectors/Connector.ts'
import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'

/** What a wallet says when it is asked for its accounts. Validated: never empty, addresses well-formed. */
export interface WalletAnswer {
  readonly addresses: readonly string[]
  readonly caipNetworkId: CaipNetworkId
}

/** What a wallet reports on its own. `undefined` means that the report did not make sense. */
export interface WalletEvents {
  accountsChanged(addresses: readonly string[]): void
  chainChanged(caipNetworkId: CaipNetworkId | undefined): void
  disconnect(): void
}

/** Balance of a chain's own coin, as an exact number of smallest units. */
export interface NativeBalance {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/** The only code that knows how a chain family talks. Heavy libraries are imported inside its methods. */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** Asks the wallet to share accounts; it may show its window. */
  connect(connector: Connector): Promise<WalletAnswer>
  /** Finds out without any prompt whether the wallet still shares accounts. */
  restore(connector: Connector): Promise<WalletAnswer | undefined>
  /** Tells the wallet that the page has forgotten it. The caller does not wait for it. */
  disconnect(connector: Connector): Promise<void>
  /** Watches the wallet. Returns a function that stops it. */
  watch(connector: Connector, events: WalletEvents): () => void
  /** Moves the wallet to a network, adding it first when the wallet does not know it. */
  switchNetwork(connector: Connector, network: CaipNetwork): Promise<void>
  /** Has the wallet sign a text. Returns the signature. */
  signMessage(connector: Connector, parameters: { address: string; message: string }): Promise<string>
  /** Reads the balance of the network's own coin from its nodes. */
  getNativeBalance(parameters: {
    address: string
    network: CaipNetwork
    signal?: AbortSignal
  }): Promise<NativeBalance>
}

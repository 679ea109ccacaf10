import type {
  BlockExplorer as WritableBlockExplorer,
  Network as WritableNetwork,
} from '@wallet-kit/clients/options/types'
import type { ReadonlyDeep } from '../../foundation/options/ReadonlyDeep.ts'
import type { NetworkNode } from '../namespaces/nodes/NetworkNode.ts'
import type { CaipNetworkId, ChainNamespace } from './Caip.ts'

/** A block explorer of a network. */
export type BlockExplorer = ReadonlyDeep<WritableBlockExplorer>

/**
 * A network as a host passes it in: any object with the shape of viem's `Chain` fits. A missing
 * `chainNamespace` means an EVM network.
 */
export type Network = ReadonlyDeep<WritableNetwork>

/** A {@link Network} with its namespace, CAIP-2 id and the host's own RPC URLs and image filled in. */
export interface CaipNetwork extends Network {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  /** Nodes of the kit's reads, filled in by `resolveNodes`. Absent: the default HTTP URLs, in their order. */
  readonly nodes?: readonly NetworkNode[]
  /** Told of each failed request to a node while the visitor is the page's developer. */
  readonly onNodeFailure?: (node: NetworkNode, error: unknown) => void
}

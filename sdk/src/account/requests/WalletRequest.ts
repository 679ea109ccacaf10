import type { RequestStatement } from '../../chains/namespaces/HeldRequest.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'

/** Effects of a request, as far as they are known. */
export interface ReadRequest {
  /** Every call or instruction, in its order. */
  readonly statements: readonly RequestStatement[]
  /**
   * Something is granted to others or is not understood, or an account looks like a known one: the visitor is asked
   * twice.
   */
  readonly isDangerous: boolean
  /** An account of the request that has the shown ends of one that the visitor knows, and is another. */
  readonly lookAlike?: { readonly address: string; readonly known: string } | undefined
  /** Maximum fee, in the smallest unit of the network's own coin. Absent: not known. */
  readonly fee?: bigint | undefined
  /** `fee` is a guess: the wallet itself decides how it bundles several calls, and may take somewhat more. */
  readonly isFeeGuessed?: boolean | undefined
}

/** A request to a wallet without a screen of its own, which waits for the visitor. */
export interface WalletRequest {
  /** New for every request. */
  readonly id: number
  readonly namespace: ChainNamespace
  readonly method: string
  readonly wallet: { readonly name: string; readonly imageUrl?: string | undefined }
  /** The account that signs. */
  readonly account: string
  /** Network of the request; `Unknown Network` when the host app does not offer it. */
  readonly network: CaipNetwork
  /** `undefined` while it is read. */
  readonly read?: ReadRequest
  /** Approved, and not answered by the wallet yet. */
  readonly isPassedOn: boolean
  /** The wallet is in the secure frame and shows the request there: the page makes room for it (`placeFrame`). */
  readonly isInFrame: boolean
}

/** Requests in the order in which they were made. Only the first can be decided. */
export interface WalletRequestsState {
  readonly requests: readonly WalletRequest[]
}

import type { GasTerms } from '../../chains/namespaces/Sending.ts'
import type { CheckedSwap, SwapApprovalCall } from '../../chains/namespaces/Swaps.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

/** A network's own coin, or a token, that can be swapped. Names are strangers' claims, cleaned. */
export interface SwapToken {
  readonly caipNetworkId: CaipNetworkId
  /** Contract, in lower case. Absent: the network's own coin. */
  readonly address?: string
  readonly name: DisplayName
  /** Not unique. */
  readonly symbol: string
  readonly decimals: number
  /** On one of the kit's own services. */
  readonly iconUrl?: string
}

/** Current quote of a swap. Amounts are in the smallest unit of their token. */
export interface SwapQuote {
  readonly caipNetworkId: CaipNetworkId
  readonly from: SwapToken
  readonly to: SwapToken
  /** To sell. */
  readonly amount: bigint
  /** To receive, at the present price. */
  readonly received: bigint
  /** Minimum amount received: `received` less the slippage tolerance. */
  readonly minimum: bigint
  /** Tolerance, in whole percent. */
  readonly slippage: number
  /** In ms since 1970. */
  readonly quotedAt: number
}

/** A swap that has been built and compared with its quote. */
export interface SwapReview {
  readonly quote: SwapQuote
  /** Account that swaps. */
  readonly account: string
  /** To receive, according to the transaction that was built, in the smallest unit. */
  readonly received: bigint
  /** Minimum amount received after slippage, in the smallest unit. */
  readonly minimum: bigint
  /** Whether the kit has read from the transaction that the exchange pays at least `minimum`, else pays back. */
  readonly isMinimumEnforced: boolean
  /** Contract of the exchange. */
  readonly exchange: string
  /** Amount of the token that the exchange may spend, in the smallest unit. Absent: the network's own coin is sold. */
  readonly allowance?: bigint
  /**
   * Sets the allowance of the exchange to zero. Present where the token refuses another approval before that, as USDT
   * does: `approveSwap` with `reset` first.
   */
  readonly reset?: SwapApprovalCall
  /** The exchange may spend less than the swap takes. */
  readonly needsApproval: boolean
  /** The wallet approves and swaps as one transaction (EIP-5792). */
  readonly canBundle: boolean
  /** A service of the host app pays the network fee (ERC-7677, option `paymasters`). */
  readonly isSponsored: boolean
  /**
   * The account holds less than it sells on the network, and its wallet states that it has more elsewhere (ERC-7682), so no
   * node can try the swap: the exchange is one that the kit knows, and `fee` is a guess.
   */
  readonly needsAuxiliaryFunds: boolean
  /**
   * Maximum network fee of the swap, with the approvals that are due, in the smallest unit of the network's own coin.
   */
  readonly fee: bigint
  /** Amount that a simulation on a node has paid. Absent: it could not be tried. */
  readonly simulated?: bigint
  /** In ms since 1970. */
  readonly builtAt: number
  /** Call for the wallet to send. */
  readonly call: CheckedSwap
  readonly gas?: GasTerms
  /**
   * Approvals of the two kinds, where one is needed. `unlimited` is absent for an exchange that the kit does not know
   * on the network: a node has run this swap, which says nothing about later uses of an allowance by the contract.
   */
  readonly approvals?: SwapApprovals
}

export type SwapApprovals = Readonly<
  Record<'exact', SwapApprovalCall> & Partial<Record<'unlimited', SwapApprovalCall>>
>

/** Amount of a token that the exchange may spend: the amount of the swap, or any. */
export type ApprovalKind = 'exact' | 'unlimited'

import type { CaipNetworkId } from '../networks/Caip.ts'
import type { WalletProvider } from './WalletProvider.ts'

/** A request that a wallet is to sign or send, held until the visitor has decided about it. */
export interface HeldRequest {
  /** Of the family: an RPC method, or a feature of a Wallet Standard wallet. */
  readonly method: string
  /** A copy: the shown request is passed on, whatever the page does to its own object. */
  readonly params: unknown
}

/**
 * Holds a request until the visitor has decided.
 *
 * @param pass passes the request on to the wallet
 * @throws an error with `code` 4001 (EIP-1193) when the visitor declines
 */
export type HoldRequest = <Value>(request: HeldRequest, pass: () => Promise<Value>) => Promise<Value>

/** Puts a wallet that shows no requests itself behind the visitor's decision. */
export type RequestGuard<Provider extends WalletProvider, Guarded extends WalletProvider = Provider> = (
  provider: Provider,
  hold: HoldRequest,
  /** Called with a method that the page may not use at all. */
  refused: (method: string) => void,
) => Guarded

/** An amount as it is shown. Without `decimals` it is in the smallest unit. */
export interface StatedAmount {
  readonly value: bigint
  readonly decimals?: number
  readonly symbol?: string
}

/** Facts of a statement, in reading order. */
export type RequestFact =
  | {
      readonly name: 'to' | 'from' | 'spender' | 'token' | 'account' | 'owner' | 'program' | 'fundsTo'
      readonly address: string
    }
  | { readonly name: 'amount' | 'gives' | 'receives' | 'price'; readonly amount: StatedAmount | 'unlimited' }
  | { readonly name: 'until'; readonly seconds: bigint }
  | { readonly name: 'id' | 'units' | 'right' | 'code'; readonly text: string }
  /** Shown in full. */
  | { readonly name: 'data' | 'message'; readonly text: string }

/** One thing that a request does or allows. */
export interface RequestStatement {
  readonly type:
    | 'send'
    | 'transfer'
    | 'allowance'
    | 'increase'
    | 'revocation'
    | 'operator'
    | 'order'
    | 'delegation'
    | 'accountDelegation'
    | 'ownership'
    | 'authority'
    | 'tokenAccount'
    | 'closing'
    | 'budget'
    | 'message'
    | 'unknown'
  readonly facts: readonly RequestFact[]
}

/** Effects of a request, read from the very bytes that are signed. */
export interface RequestDescription {
  /** Every call or instruction of the request, in its order. */
  readonly statements: readonly RequestStatement[]
  /** Whether something is granted to others or is not understood, so that the visitor is asked twice. */
  readonly isDangerous: boolean
  /** The account that the request names. Absent: the active one. */
  readonly account?: string
  /** The network that the request names. Absent: where the wallet is. */
  readonly caipNetworkId?: CaipNetworkId
  /** Maximum fee, in the smallest unit of the network's own coin, where it is known. */
  readonly fee?: bigint
  /** Estimated fee: wallets send calls in their own way, and may take somewhat more than `fee`. */
  readonly isFeeGuessed?: boolean
}

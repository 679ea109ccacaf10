/** `0x` and hexadecimal digits. */
export type Hex = `0x${string}`

/** An amount that another account may take. */
interface Allowance {
  /** In the smallest unit; of a collection, the id of the token. */
  readonly amount: bigint
  /** The largest number, or one that no token reaches. */
  readonly isUnlimited: boolean
}

/** An item of an order. */
export interface OrderItem {
  /** Absent: the network's own coin. */
  readonly token?: Hex
  readonly id: bigint
  readonly amount: bigint
  /** Recipient. Absent: any account that fills the order. */
  readonly recipient?: Hex
}

/** One thing that a signature allows or does. */
export type ReviewedAction =
  /** The network's own coin. */
  | { readonly type: 'send'; readonly to: Hex; readonly amount: bigint }
  /** Tokens or NFTs; `id` for the latter. `from` where it need not be the signer. */
  | {
      readonly type: 'transfer'
      readonly token: Hex
      readonly to: Hex
      readonly from?: Hex
      readonly amount: bigint
      readonly id?: bigint
    }
  /** Another account may take tokens. Times in seconds since 1970. */
  | ({
      readonly type: 'allowance'
      readonly token: Hex
      readonly spender: Hex
      /** Added to the earlier allowance. */
      readonly isIncrease?: true
      readonly expiresAt?: bigint
    } & Allowance)
  /** Another account may take all tokens of a collection, now and later, or no longer. */
  | {
      readonly type: 'operator'
      readonly token: Hex
      readonly spender: Hex
      readonly isApproved: boolean
    }
  /** Items change hands when anyone fills the order. */
  | {
      readonly type: 'order'
      readonly gives: readonly OrderItem[]
      readonly receives: readonly OrderItem[]
      readonly endsAt: bigint
    }
  /**
   * Another account has the votes of a token; with `token` absent, a contract acts as the account itself (EIP-7702), or none
   * any more where it is the zero address. `name`: of code that is known.
   */
  | { readonly type: 'delegation'; readonly to: Hex; readonly token?: Hex; readonly name?: string }
  /** A contract gets another owner. */
  | { readonly type: 'ownership'; readonly contract: Hex; readonly owner: Hex }
  /** Text that has no effect on a chain. */
  | { readonly type: 'message'; readonly text: string }
  /** Not understood: raw data. */
  | { readonly type: 'unknown'; readonly to?: Hex; readonly data: string }

/** A request to a wallet (EIP-1193). Nothing of it is trusted. */
export interface ReviewedRequest {
  readonly method: string
  readonly params?: unknown
}

/** Effects of a request to sign, read from the very bytes that are signed. */
export interface RequestReview {
  /** Every call of the request, in its order. */
  readonly actions: readonly ReviewedAction[]
  /** Whether something is granted to others or is not understood, so that the visitor should be asked again. */
  readonly isDangerous: boolean
}

/** Right of an authority's holder: `SetAuthority` of the token programs. */
export type TokenAuthority = 'mint tokens' | 'freeze accounts' | 'own the account' | 'close the account'

/** One instruction of a transaction. Accounts are base58 addresses; those of tokens belong to their owner's wallet. */
export type SolanaAction =
  | { readonly type: 'send'; readonly from: string; readonly to: string; readonly amount: bigint }
  | {
      readonly type: 'transfer'
      readonly from: string
      readonly to: string
      readonly amount: bigint
      /** Absent where the instruction does not name it. */
      readonly mint?: string
    }
  /** Another account may take tokens. */
  | {
      readonly type: 'allowance'
      readonly account: string
      readonly spender: string
      readonly amount: bigint
      /** The largest number of its type. */
      readonly isUnlimited: boolean
      readonly mint?: string
    }
  /** No delegate may take tokens of the account any more. */
  | { readonly type: 'revocation'; readonly account: string }
  /** An authority goes to another account, or to none. */
  | {
      readonly type: 'authority'
      readonly account: string
      readonly authority: TokenAuthority
      readonly to?: string
    }
  /** A program becomes the owner of an account. */
  | { readonly type: 'assignment'; readonly account: string; readonly program: string }
  /** A token account is created, for a deposit. */
  | { readonly type: 'tokenAccount'; readonly owner: string; readonly mint: string }
  /** A token account is closed; its deposit goes to `to`. */
  | { readonly type: 'closing'; readonly account: string; readonly to: string }
  /** Most units of the transaction, and the price of each in millionths of a lamport. */
  | { readonly type: 'budget'; readonly units?: number; readonly microLamports?: bigint }
  /** Not understood: raw data in hexadecimal. */
  | { readonly type: 'unknown'; readonly program?: string; readonly data: string }

/** Effects of a transaction, read from the very bytes that are signed. */
export interface SolanaReview {
  /** Every instruction, in its order. */
  readonly actions: readonly SolanaAction[]
  /** Whether something is granted to others or is not understood, so that the visitor should be asked again. */
  readonly isDangerous: boolean
}

import type { Address, Hex } from 'viem'

/** A permission whose limits the chain enforces, all of them. */
export interface Permission {
  readonly action: PermittedAction
  /** From then on it is over, in seconds since 1970. */
  readonly expiry: number
  /** How often it can be used. Absent: any number of times. */
  readonly calls?: bigint
}

export type PermittedAction =
  | {
      readonly type: 'contract-call'
      readonly contract: Address
      /** At least one. */
      readonly selectors: readonly Hex[]
      /** Of the chain's coin with each call, in its smallest unit. */
      readonly valueLimit: bigint
      /** Arguments that must have a value. */
      readonly fixedWords: readonly FixedWord[]
    }
  | {
      readonly type: 'erc20-token-transfer'
      readonly token: Address
      /** Of all transfers together, in the token's smallest unit. */
      readonly allowance: bigint
    }
  | {
      readonly type: 'native-token-transfer'
      /** Of all transfers together, in the coin's smallest unit. */
      readonly allowance: bigint
    }

/** An argument of a call, as its 32 bytes. */
export interface FixedWord {
  /** Among the arguments, from 0. */
  readonly position: number
  readonly word: Hex
}

import type { HexText } from '../actions/toTransactionRequest.ts'

/** A call of a contract's function. */
export interface ContractCall {
  readonly address: HexText
  /** JSON ABI; at least the function itself. */
  readonly abi: readonly unknown[]
  readonly functionName: string
  /** Integers as bigint, or as numbers up to 48 bits. */
  readonly args?: readonly unknown[] | undefined
}

import type { Address, TransactionCall } from '@wallet-kit/clients/ethereum/types'

/** `0x` and hexadecimal digits. */
export type HexText = `0x${string}`

/** A transaction. Amounts are in wei, the smallest unit. */
export interface TransactionParameters {
  /** Absent: the data creates a contract. */
  readonly to?: HexText | undefined
  readonly value?: bigint | undefined
  readonly data?: HexText | undefined
  /** Limit in units of gas. Default: the wallet's estimate. */
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  /** EIP-1559. */
  readonly maxFeePerGas?: bigint | undefined
  /** EIP-1559. */
  readonly maxPriorityFeePerGas?: bigint | undefined
}

/** A transaction as JSON-RPC has it. https://ethereum.org/developers/docs/apis/json-rpc */
export function toTransactionRequest(
  from: Address,
  { to, data, ...amounts }: TransactionParameters,
): TransactionCall & { from: Address } {
  const quantities = Object.entries(amounts).flatMap(([name, amount]) =>
    typeof amount === 'bigint' ? [[name, `0x${amount.toString(16)}`] as const] : [],
  )
  return { from, ...(to && { to }), ...(data && { data }), ...Object.fromEntries(quantities) }
}

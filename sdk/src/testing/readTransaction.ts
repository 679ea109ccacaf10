import type { Hex } from 'viem'

/** A transaction as JSON-RPC has it. */
interface WireTransaction {
  readonly from: Hex
  readonly to?: Hex
  readonly data?: Hex
  readonly nonce?: Hex
  readonly chainId?: Hex
  readonly gas?: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
  readonly value?: Hex
}

const amounts = ['gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'value'] as const

/**
 * A transaction of a request as viem takes it. viem compares fees as they are given: in hexadecimal, 1 gwei (`0x3b9aca00`)
 * would be more than 13 gwei (`0x306dc4200`).
 */
export function readTransaction(given: unknown) {
  const transaction = given as WireTransaction
  const { from, to, data, nonce, chainId } = transaction
  const read = amounts.flatMap((name) => {
    const amount = transaction[name]
    return amount === undefined ? [] : [[name, BigInt(amount)] as const]
  })
  return {
    from,
    ...(to && { to }),
    ...(data && { data }),
    ...(nonce !== undefined && { nonce: Number(nonce) }),
    ...(chainId !== undefined && { chainId: Number(chainId) }),
    ...(Object.fromEntries(read) as { readonly [Name in (typeof amounts)[number]]?: bigint }),
  }
}

import type { Token } from '@wallet-kit/sdk/actions'

interface MaximumCost {
  readonly fee: bigint
  readonly gas?: object
}

/**
 * All of a token; of the network's own coin, less the fee. Where the price of gas changes from block to block, half as
 * much again is kept, so that the transfer is still possible when it is confirmed.
 */
export async function getMaximum(
  token: Pick<Token, 'address' | 'amount'>,
  review: () => Promise<MaximumCost>,
): Promise<bigint> {
  if (token.address !== undefined) return token.amount
  const { fee, gas } = await review()
  const kept = gas ? (fee * 3n) / 2n : fee
  return token.amount > kept ? token.amount - kept : 0n
}

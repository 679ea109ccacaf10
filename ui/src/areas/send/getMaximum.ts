import type { Token } from '@wallet-kit/sdk/actions'

interface MaximumCost {
  readonly fee: bigint
  readonly gas?: object
  /** A service pays the fee. */
  readonly isSponsored: boolean
}

export interface MaximumReaders {
  readonly review: () => Promise<MaximumCost>
  /** The most of a token that can be sent at once; `undefined` for all of it. */
  readonly readSendable: (token: string) => Promise<bigint | undefined>
}

/**
 * All of a token that can be sent at once; of the network's own coin, all less the fee, unless a service pays that. Where
 * the price of gas changes from block to block, half as much again is kept, so that the transfer is still possible when it
 * is confirmed.
 */
export async function getMaximum(
  token: Pick<Token, 'address' | 'amount'>,
  { review, readSendable }: MaximumReaders,
): Promise<bigint> {
  if (token.address !== undefined) {
    const sendable = await readSendable(token.address)
    return sendable !== undefined && sendable < token.amount ? sendable : token.amount
  }
  const { fee, gas, isSponsored } = await review()
  if (isSponsored) return token.amount
  const kept = gas ? (fee * 3n) / 2n : fee
  return token.amount > kept ? token.amount - kept : 0n
}

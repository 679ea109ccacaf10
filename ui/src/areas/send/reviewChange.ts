import type { SendReview } from '@wallet-kit/sdk/actions'

type Cost = Pick<SendReview, 'fee' | 'deposit' | 'isSponsored'>

/**
 * Maximum that the account pays: the fee, unless a service does, and the deposit for the receiver's account; in the smallest
 * unit of the network's own coin.
 */
export function totalCost({ fee, deposit, isSponsored }: Cost): bigint {
  return isSponsored ? deposit : fee + deposit
}

/**
 * The price of gas changes with each block, by an eighth at most: a consent per block would be clicked away unread. What
 * costs up to a fifth more than was accepted, however often it rises, is shown and not asked for.
 */
const tolerated = 5n

/** Change for the worse since the visitor accepted a review; none for a lower cost, which takes no consent. */
export function findChange(
  review: SendReview | undefined,
  accepted: SendReview | undefined,
): 'cost' | 'effect' | undefined {
  if (!review || !accepted) return undefined
  const hasOtherEffect =
    review.leaves !== accepted.leaves ||
    (review.isContract && !accepted.isContract) ||
    (review.lookAlike !== undefined && review.lookAlike !== accepted.lookAlike)
  if (hasOtherEffect) return 'effect'
  const tolerance = accepted.isSponsored ? 0n : accepted.fee / tolerated
  return totalCost(review) > totalCost(accepted) + tolerance ? 'cost' : undefined
}

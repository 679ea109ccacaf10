import type { SendReview } from '@wallet-kit/sdk/actions'

/** What the network takes at most, with the deposit for the receiver's account, in the smallest unit of its own coin. */
export function totalCost({ fee, deposit }: Pick<SendReview, 'fee' | 'deposit'>): bigint {
  return fee + deposit
}

/**
 * The price of gas changes with each block, by an eighth at most: a consent per block would be clicked away unread. What
 * costs up to a fifth more than was accepted, however often it rises, is shown and not asked for.
 */
const tolerated = 5n

/** What has become worse since the visitor accepted a review; nothing for a lower cost, which takes no consent. */
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
  return totalCost(review) > totalCost(accepted) + accepted.fee / tolerated ? 'cost' : undefined
}

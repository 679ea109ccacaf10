import type { SendReview } from '@wallet-kit/sdk/actions'

/** What the network takes at most, with the deposit for the receiver's account, in the smallest unit of its own coin. */
export function totalCost({ fee, deposit }: Pick<SendReview, 'fee' | 'deposit'>): bigint {
  return fee + deposit
}

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
  return totalCost(review) > totalCost(accepted) ? 'cost' : undefined
}

import type { ReviewedAction } from './Review.ts'

/** Whether an action grants something to others, or is not understood. Taking a permission back is neither. */
export function isDangerous(action: ReviewedAction): boolean {
  switch (action.type) {
    case 'send':
    case 'transfer':
    case 'message':
      return false
    case 'allowance':
      return action.amount > 0n
    case 'operator':
      return action.isApproved
    default:
      return true
  }
}

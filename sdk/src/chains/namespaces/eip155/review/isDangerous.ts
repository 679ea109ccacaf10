import { isNoDelegate } from './knownDelegates.ts'
import type { ReviewedAction } from './Review.ts'

/**
 * Whether an action grants something to others, or is not understood. Taking a permission back is neither; and an account
 * that delegates to the known code of a wallet stays its owner's.
 */
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
    case 'delegation':
      return action.token !== undefined || (!action.name && !isNoDelegate(action.to))
    default:
      return true
  }
}

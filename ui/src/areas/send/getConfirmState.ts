import type { SendReview } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import type { ConfirmedTransfer } from './ConfirmedTransfer.ts'
import { totalCost } from './reviewChange.ts'

export interface ConfirmParts {
  readonly transfer: ConfirmedTransfer
  /** Undefined while the transfer is being reviewed. */
  readonly review: SendReview | undefined
  /** Failure of the last review. */
  readonly error: unknown
  /** A difference from the accepted review. */
  readonly change: unknown
  readonly isSmartAccount: boolean
  /** The wallet states that it has more of the network's own coin than the network shows. */
  readonly hasMoreCoins: boolean
  /** The visitor has compared the recipient with the address that it resembles. */
  readonly hasCompared: boolean
}

export interface ConfirmState {
  /** Whether the wallet may be asked. */
  readonly canConfirm: boolean
  readonly lacksFunds: boolean
  readonly lacksGas: boolean
  readonly wouldFail: boolean
}

/** Reasons for which a reviewed transfer cannot be sent. The form before it has `getSendState`. */
export function getConfirmState({
  transfer,
  review,
  error,
  change,
  isSmartAccount,
  hasMoreCoins,
  hasCompared,
}: ConfirmParts): ConfirmState {
  // Frozen tokens, and those spread over too many accounts, are held and cannot be sent at once.
  const lacksFunds = review?.available !== undefined && review.available < transfer.amount
  const wouldFail = isWalletKitError(error, 'RPC_FAILED') || review?.willSucceed === false
  const lacksGas = review !== undefined && !isSmartAccount && !hasMoreCoins && !coversCost(transfer, review)
  const mustCompare = review?.lookAlike !== undefined && !hasCompared
  const canConfirm =
    review !== undefined && !error && !change && !wouldFail && !lacksFunds && !lacksGas && !mustCompare
  return { canConfirm, lacksFunds, lacksGas, wouldFail }
}

/** Whether the balance of the network's own coin pays for the transfer, as far as it is known. */
export function coversCost({ coin, token, amount }: ConfirmedTransfer, review: SendReview): boolean {
  const sent = token.address === undefined ? amount : 0n
  return coin === undefined || coin.amount >= totalCost(review) + sent
}

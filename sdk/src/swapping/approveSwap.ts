import { createLateError } from '../errors/createLateError.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'
import { assertReviewed, toTerms } from './assertReviewed.ts'
import { getSwaps } from './getSwaps.ts'
import { reportSwapFailure } from './reportSwapFailure.ts'
import type { SwapContext } from './SwapContext.ts'
import type { ApprovalKind, SwapReview } from './SwapReview.ts'
import { trackSwap } from './trackSwap.ts'

export interface ApproveSwapParameters {
  /** Of `reviewSwap`, at most 30 s old. */
  readonly review: SwapReview
  /** `exact`: the amount of the swap. `unlimited`: any amount, until the account revokes it. */
  readonly approval: ApprovalKind
}

export interface ApproveSwapReturnType {
  /** Hash of the approval, which is confirmed. */
  readonly id: string
}

/** Calls that the wallet has not answered, by what they approve. */
const pending = defineSlot(() => new Map<string, Promise<ApproveSwapReturnType>>())

/**
 * Has the connected wallet allow the exchange to spend the token of a swap, and waits until the approval is in a block. A
 * call that equals one that is not settled joins it. The swap has to be reviewed again afterwards.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_ON_OTHER_NETWORK`, `WALLET_ON_OTHER_ACCOUNT`, `SWAP_QUOTE_EXPIRED`,
 * `SWAP_APPROVAL_FAILED`, `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`,
 * `TRANSACTION_REPLACED`, `TRANSACTION_UNCONFIRMED`, `RPC_FAILED`
 *
 * @example
 * if (review.needsApproval) await approveSwap(kit, { review, approval: 'exact' })
 */
export function approveSwap(
  kit: KitHandle<SwapContext>,
  { review, approval }: ApproveSwapParameters,
): Promise<ApproveSwapReturnType> {
  const calls = readSlot(kit._internal, pending)
  const key = [review.account, review.quote.caipNetworkId, review.approvals?.[approval].data].join(' ')
  const call = calls.get(key) ?? approve(kit, { review, approval }).finally(() => calls.delete(key))
  calls.set(key, call)
  return call
}

async function approve(
  kit: KitHandle<SwapContext>,
  { review, approval }: ApproveSwapParameters,
): Promise<ApproveSwapReturnType> {
  const { _internal: context } = kit
  const { network, swaps } = await getSwaps(kit, review.quote.caipNetworkId)
  const terms = toTerms(review)
  try {
    assertReviewed(context, network, review)
    const call = review.approvals?.[approval]
    if (!call) throw createLateError('SWAP_APPROVAL_FAILED')
    const sent = await swaps.send(kit, terms, [call])
    context.notices.showToast({ key: 'transactionStarted', variant: 'success' })
    const { status } = await swaps.wait(kit, terms, sent, call)
    if (status !== 'confirmed')
      throw createLateError('SWAP_APPROVAL_FAILED', { context: { id: sent.id, status } })
    return { id: sent.id }
  } catch (error) {
    trackSwap(context, review.quote).approvalFailed(error)
    reportSwapFailure(context, error)
    throw error
  }
}

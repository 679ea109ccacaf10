import { swapApprovalFailed, swapUnverified } from '@wallet-kit/clients/errors/constants'
import type { SwapApprovalCall } from '../../chains/namespaces/Swaps.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { createJoiner } from '../../foundation/platform/createJoiner.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { assertReviewed, toTerms } from './assertReviewed.ts'
import { getSwaps } from './getSwaps.ts'
import { reportSwapFailure } from './reportSwapFailure.ts'
import type { ApprovalKind, SwapReview } from './SwapReview.ts'
import { trackSwap } from './trackSwap.ts'

export interface ApproveSwapParameters {
  /** Of `reviewSwap`, at most 30 s old. */
  readonly review: SwapReview
  /**
   * `exact`: the amount of the swap. `unlimited`: any amount, until the account revokes it; only where the review has it.
   * Where the review has a `reset`, that is sent first. `reset`: only that.
   */
  readonly approval: ApprovalKind | 'reset'
  /** False: the account pays the network fee, though the review says that a service does. Default: as reviewed. */
  readonly sponsor?: boolean | undefined
}

export interface ApproveSwapReturnType {
  /** Hash of the last transaction, which is confirmed. */
  readonly id: string
}

/** Calls that the wallet has not answered, by the approval. */
const pending = defineKitState(createJoiner)

/**
 * Approves the token of a swap for the exchange with the connected wallet, and waits until the approval is in a block.
 * Equal calls share one pending request to the wallet. The swap has to be reviewed again afterwards.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_ON_OTHER_NETWORK`, `WALLET_ON_OTHER_ACCOUNT`, `SWAP_QUOTE_EXPIRED`,
 * `SWAP_APPROVAL_FAILED`, `SWAP_UNVERIFIED`, `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_REQUEST_FAILED`,
 * `WALLET_REPLY_INVALID`, `TRANSACTION_REPLACED`, `TRANSACTION_UNCONFIRMED`, `RPC_FAILED`
 *
 * @example
 * if (review.needsApproval) await approveSwap(kit, { review, approval: 'exact' })
 */
export async function approveSwap(
  kit: KitHandle<WalletsContext>,
  { review, approval, sponsor = review.isSponsored }: ApproveSwapParameters,
): Promise<ApproveSwapReturnType> {
  const calls = toApprovalCalls(review, approval).flatMap(({ to, data }) => [to, data])
  const key = [review.account, review.quote.caipNetworkId, sponsor, ...calls]
  return getKitState(kit._internal, pending)(key, () => approve(kit, { review, approval, sponsor }))
}

async function approve(
  kit: KitHandle<WalletsContext>,
  { review, approval, sponsor }: ApproveSwapParameters,
): Promise<ApproveSwapReturnType> {
  const { _internal: context } = kit
  const { network, swaps } = await getSwaps(kit, review.quote.caipNetworkId)
  const terms = toTerms(review)
  try {
    assertReviewed(context, network, review)
    let id: string | undefined
    for (const call of toApprovalCalls(review, approval)) {
      // The account may have changed while the one before was confirmed.
      assertReviewed(context, network, review)
      const sent = await swaps.send(kit, terms, [call], {
        isSponsored: review.isSponsored && sponsor === true,
      })
      context.notices.showToast({ key: 'transactionStarted', variant: 'success' })
      const { status } = await swaps.wait(kit, terms, sent, call)
      if (status !== 'confirmed')
        throw createError(swapApprovalFailed, { context: redactContext({ id: sent.id, status }) })
      id = sent.id
    }
    if (id === undefined) throw createError(swapApprovalFailed)
    return { id }
  } catch (error) {
    trackSwap(context, review.quote).approvalFailed(error)
    reportSwapFailure(context, error)
    throw error
  }
}

/**
 * Calls of an approval for the wallet to send, in order; none where none is due.
 *
 * @throws WalletKitError `SWAP_UNVERIFIED` for an unlimited approval that the review does not offer
 */
export function toApprovalCalls(
  { reset, approvals, exchange, quote: { caipNetworkId } }: SwapReview,
  approval: ApproveSwapParameters['approval'],
): readonly SwapApprovalCall[] {
  if (approval === 'unlimited' && approvals && !approvals.unlimited)
    throw createError(swapUnverified, { context: redactContext({ caipNetworkId, exchange }) })
  const calls = [reset, approval === 'reset' ? undefined : approvals?.[approval]]
  return calls.filter((call) => call !== undefined)
}

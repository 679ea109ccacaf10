import { swapApprovalRequired } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import { createJoiner } from '../../foundation/platform/createJoiner.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { followSent } from '../transactions/followSent.ts'
import { approveSwap, toApprovalCalls } from './approveSwap.ts'
import { assertReviewed, toTerms } from './assertReviewed.ts'
import { getSwaps } from './getSwaps.ts'
import { reportSwapFailure } from './reportSwapFailure.ts'
import type { SentSwap } from './SentSwap.ts'
import type { ApprovalKind, SwapReview } from './SwapReview.ts'
import { swapKind } from './sentSwaps.ts'
import { trackSwap } from './trackSwap.ts'

export interface SwapParameters {
  /** Of `reviewSwap`, at most 30 s old. */
  readonly review: SwapReview
  /**
   * Required where the exchange may spend too little: `exact` allows the amount of the swap, `unlimited` any amount until
   * the account revokes it, where the review has that.
   */
  readonly approval?: ApprovalKind | undefined
  /** False: the account pays the network fee, though the review says that a service does. Default: as reviewed. */
  readonly sponsor?: boolean | undefined
  /** The wallet may use funds that the network does not show (ERC-7682, `wallet_sendCalls`). Default: as reviewed. */
  readonly auxiliaryFunds?: boolean | undefined
}

export interface SwapReturnType {
  /** Hash of the transaction, or the id of the bundle. It is not confirmed yet: see `getSentSwaps`. */
  readonly id: string
}

/** Calls that the wallet has not answered, by their parameters. */
const pending = defineKitState(createJoiner)

/**
 * Sends a reviewed swap with the connected wallet. Where an approval is due, the wallet sends both as one bundle
 * (`wallet_sendCalls`, EIP-5792) if it can; else the approval first, and the swap once that is confirmed. Equal
 * calls share one pending request to the wallet, so nothing is sent twice. Shows the toast 'Transaction started', or
 * one about the failure.
 *
 * @throws WalletKitError `SWAP_APPROVAL_REQUIRED`, `SWAP_APPROVAL_FAILED`, `SWAP_UNVERIFIED`, `SWAP_QUOTE_EXPIRED`,
 * `NOT_CONNECTED`, `WALLET_ON_OTHER_NETWORK`, `WALLET_ON_OTHER_ACCOUNT`, `USER_REJECTED`, `WALLET_REQUEST_PENDING`,
 * `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`, `RPC_FAILED`, `SWAP_NETWORK_UNSUPPORTED`
 *
 * @example
 * const review = await reviewSwap(kit, { quote })
 * const { id } = await swap(kit, { review, approval: 'exact' })
 */
export function swap(
  kit: KitHandle<WalletsContext>,
  {
    review,
    approval,
    sponsor = review.isSponsored,
    auxiliaryFunds = review.needsAuxiliaryFunds,
  }: SwapParameters,
): Promise<SwapReturnType> {
  const { account, quote, call } = review
  const key = [account, quote.caipNetworkId, call.to, call.data, call.value, sponsor, auxiliaryFunds]
  return getKitState(kit._internal, pending)(key, () =>
    send(kit, { review, approval, sponsor, auxiliaryFunds }),
  )
}

async function send(
  kit: KitHandle<WalletsContext>,
  { review, approval, sponsor, auxiliaryFunds = false }: SwapParameters,
): Promise<SwapReturnType> {
  const { _internal: context } = kit
  const found = await getSwaps(kit, review.quote.caipNetworkId)
  const { network, swaps } = found
  if (review.needsApproval && !approval) throw createError(swapApprovalRequired)
  const approvals = approval ? toApprovalCalls(review, approval) : []
  const isBundle = approvals.length > 0 && review.canBundle
  // It reports its own failure, after which nothing else is sent.
  if (approval && approvals.length > 0 && !isBundle) await approveSwap(kit, { review, approval, sponsor })
  const terms = toTerms(review)
  const events = trackSwap(context, review.quote)
  try {
    // After an approval: a wallet's own estimate may leave no room for pools that another block changes.
    const isSponsored = review.isSponsored && sponsor === true
    const gas =
      review.gas ??
      (isBundle || isSponsored || auxiliaryFunds
        ? undefined
        : (await swaps.estimate(kit, terms, review.call)).gas)
    assertReviewed(context, network, review)
    const calls = isBundle ? [...approvals, review.call] : [review.call]
    events.initiated()
    const sent = await swaps.send(kit, terms, calls, { gas, isSponsored, auxiliaryFunds })
    const { account, quote, minimum, call } = review
    const swapped: SentSwap = {
      id: sent.id,
      ...(!sent.isBundle && { hash: sent.id }),
      account,
      quote,
      minimum,
      call: { to: call.to, data: call.data, value: call.value },
      sentAt: Date.now(),
      status: 'pending',
    }
    getKitState(context, swapKind.ledger).put(swapped)
    context.notices.showToast({ key: 'transactionStarted', variant: 'success' })
    void followSent(kit, swapKind, found, swapped)
    return { id: sent.id }
  } catch (error) {
    events.failed(error)
    reportSwapFailure(context, error)
    throw error
  }
}

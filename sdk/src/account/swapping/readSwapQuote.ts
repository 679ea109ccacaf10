import { getSwapQuotes } from '@wallet-kit/clients/data-service/client'
import {
  amountInvalid,
  requestInvalid,
  swapAmountIncorrect,
  swapReplyMismatch,
} from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getSwaps } from './getSwaps.ts'
import type { SwapQuote, SwapToken } from './SwapReview.ts'
import { swapGasPriceQueryOptions } from './swapGasPriceQueryOptions.ts'
import { defaultSlippage } from './swapLimits.ts'
import { toTokenId } from './toTokenId.ts'

/** Highest tolerance that may be set, in percent: more would be an offer to be front-run. */
const highestSlippage = 50

export interface SwapQuoteRequest {
  readonly from: SwapToken
  readonly to: SwapToken
  /** To sell, in the smallest unit. */
  readonly amount: bigint
  /** Tolerance, in whole percent from 0 to 50. Default: 1. */
  readonly slippage?: number | undefined
}

/**
 * Reads the current quote of a swap.
 *
 * `GET {dataService}/v1/convert/quotes`
 *
 * @throws WalletKitError `AMOUNT_INVALID`, `REQUEST_INVALID` for a tolerance outside of 0 to 50,
 * `SWAP_AMOUNT_INCORRECT` without a quote, `SWAP_REPLY_MISMATCH` for a quote of another swap,
 * `SWAP_NETWORK_UNSUPPORTED`, and those of the service's client
 */
export async function readSwapQuote(
  kit: KitHandle<WalletsContext>,
  { from, to, amount, slippage = defaultSlippage }: SwapQuoteRequest,
  signal: AbortSignal,
): Promise<SwapQuote> {
  const { _internal: context } = kit
  const { caipNetworkId } = from
  const { swaps, network } = await getSwaps(kit, caipNetworkId)
  if (amount <= 0n || amount >= 2n ** 256n) {
    throw createError(amountInvalid, { context: { decimals: from.decimals } })
  }
  if (!Number.isInteger(slippage) || slippage < 0 || slippage > highestSlippage) {
    throw createError(requestInvalid, { context: { method: 'getSwapQuotes', path: 'slippage' } })
  }
  const [fromId, toId] = [toTokenId(swaps, from), toTokenId(swaps, to)]
  if (to.caipNetworkId !== caipNetworkId || fromId === toId) throw createError(swapAmountIncorrect)
  const state = context.getConnection(network.chainNamespace)
  // The quote is the same without it, less exact.
  const gasPrice = await getQueryClient(kit)
    .fetchQuery(swapGasPriceQueryOptions(kit, { caipNetworkId }))
    .catch(() => undefined)
  const query = {
    amount: `${amount}`,
    ...(state.status === 'connected' && { userAddress: state.address }),
    from: fromId,
    to: toId,
    ...(gasPrice !== undefined && { gasPrice: `${gasPrice}` }),
  }
  const reply = await getSwapQuotes(getDataService(context), { query }, { signal }).catch(toQuoteError)
  const [quote] = reply.quotes
  const received = BigInt(quote?.toAmount ?? '0')
  if (!quote || received === 0n) throw createError(swapAmountIncorrect)
  for (const [field, stated, requested] of [
    ['fromAccount', quote.fromAccount.toLowerCase(), fromId],
    ['toAccount', quote.toAccount.toLowerCase(), toId],
    ['fromAmount', `${BigInt(quote.fromAmount)}`, `${amount}`],
  ]) {
    if (stated !== requested) throw createError(swapReplyMismatch, { context: redactContext({ field }) })
  }
  return {
    caipNetworkId,
    from,
    to,
    amount,
    received,
    minimum: lessSlippage(received, slippage),
    slippage,
    quotedAt: Date.now(),
  }
}

/** Minimum amount received after slippage. Never zero, which anything would fulfil. */
export function lessSlippage(received: bigint, slippage: number): bigint {
  return (received * BigInt(100 - slippage)) / 100n || 1n
}

/** The exchange refuses with 400: too little in its pools, for example. */
function toQuoteError(cause: unknown): never {
  if (isWalletKitError(cause, 'HTTP_STATUS') && cause.context.status === 400) {
    throw createError(swapAmountIncorrect, { cause })
  }
  throw cause
}

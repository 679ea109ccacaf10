import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { SwapQuoteRequest } from './readSwapQuote.ts'
import type { SwapQuote } from './SwapReview.ts'
import { swapQuoteQueryOptions } from './swapQuoteQueryOptions.ts'

/** A swap to be quoted: tokens of `getSwapTokens`, the amount to sell in the smallest unit, the tolerance in percent. */
export type GetSwapQuoteParameters = SwapQuoteRequest

/**
 * Current quote of a swap, through the kit's cache: at most one request in 10 s. Amounts are exact.
 *
 * `GET {dataService}/v1/convert/quotes`
 *
 * @throws WalletKitError `AMOUNT_INVALID`, `SWAP_AMOUNT_INCORRECT` without a quote, `SWAP_REPLY_MISMATCH` for one of
 * another swap, `SWAP_NETWORK_UNSUPPORTED`, `CHAIN_NOT_SUPPORTED`, `SERVICE_DISABLED`, `SERVICE_UNAVAILABLE`,
 * `SERVICE_RATE_LIMITED`, `SERVICE_REPLY_INVALID`, `SERVICE_TIMEOUT`, `NETWORK_ERROR`
 *
 * @example
 * const quote = await getSwapQuote(kit, { from: coin, to: usdc, amount: 10n ** 18n })
 */
export async function getSwapQuote(
  kit: KitHandle<WalletsContext>,
  parameters: GetSwapQuoteParameters,
): Promise<SwapQuote> {
  return getQueryClient(kit).fetchQuery(swapQuoteQueryOptions(kit, parameters))
}

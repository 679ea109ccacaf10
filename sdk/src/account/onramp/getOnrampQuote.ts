import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { TokensContext } from '../tokens/TokensContext.ts'
import { loadOnramp } from './loadOnramp.ts'
import type { OnrampQuote } from './OnrampQuote.ts'
import type { OnrampQuoteParameters } from './onrampQuoteQueryOptions.ts'

/**
 * What a purchase costs, through the kit's cache: at most one request in 15 s. Where the service has no quote, one whose
 * amounts are the one that was asked about (`isPlaceholder`).
 *
 * `POST {dataService}/v1/onramp/quote`
 *
 * @throws WalletKitError `DESTROYED`
 *
 * @example
 * const { purchase } = await getOnrampQuote(kit, { purchaseCurrency, network, paymentCurrency, amount: '50' })
 */
export async function getOnrampQuote(
  kit: KitHandle<TokensContext>,
  parameters: OnrampQuoteParameters,
): Promise<OnrampQuote> {
  const { getQueryClient, onrampQuoteQueryOptions } = await loadOnramp()
  return getQueryClient(kit).fetchQuery(onrampQuoteQueryOptions(kit, parameters))
}

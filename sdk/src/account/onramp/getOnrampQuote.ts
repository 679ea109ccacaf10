import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { loadReads } from '../reads/loadReads.ts'
import type { OnrampQuote } from './OnrampQuote.ts'
import type { OnrampQuoteParameters } from './onrampQuoteQueryOptions.ts'

/**
 * Quote of a purchase, through the kit's cache: at most one request in 15 s. Without a quote of the service, one whose
 * amounts are the requested one (`isPlaceholder`).
 *
 * `POST {dataService}/v1/onramp/quote`
 *
 * @throws WalletKitError `DESTROYED`
 *
 * @example
 * const { purchase } = await getOnrampQuote(kit, { purchaseCurrency, network, paymentCurrency, amount: '50' })
 */
export async function getOnrampQuote(
  kit: KitHandle<WalletsContext>,
  parameters: OnrampQuoteParameters,
): Promise<OnrampQuote> {
  const { getQueryClient, onrampQuoteQueryOptions } = await loadReads()
  return getQueryClient(kit).fetchQuery(onrampQuoteQueryOptions(kit, parameters))
}

import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { loadReads } from '../reads/loadReads.ts'
import type { OnrampOptions } from './OnrampOptions.ts'

/**
 * Lists the currencies to buy on the active network and to pay with, through the kit's cache: at most one request in 5
 * minutes. The built-in list where the service's is unavailable.
 *
 * `GET {dataService}/v1/onramp/options`
 *
 * @throws WalletKitError `DESTROYED`
 *
 * @example
 * const { paymentCurrencies, purchaseCurrencies } = await getOnrampOptions(kit)
 */
export async function getOnrampOptions(kit: KitHandle<WalletsContext>): Promise<OnrampOptions> {
  const { getQueryClient, onrampOptionsQueryOptions } = await loadReads()
  return getQueryClient(kit).fetchQuery(onrampOptionsQueryOptions(kit))
}

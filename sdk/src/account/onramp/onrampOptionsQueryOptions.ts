import { getOnrampBuyOptions, getOnrampOptions } from '@wallet-kit/clients/data-service/client'
import { destroyed } from '@wallet-kit/clients/errors/constants'
import { supportedChainsQueryOptions } from '../../chains/networks/supportedChainsQueryOptions.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { builtInCurrencies } from './builtInCurrencies.ts'
import { getBuyer } from './getBuyer.ts'
import type { OnrampOptions } from './OnrampOptions.ts'
import { toOnrampOptions } from './toOnrampOptions.ts'

/** Lifetime of a list, in ms. */
const optionsLife = 5 * 60_000

/**
 * Currencies to buy and to pay with, valid for 5 minutes. Empty where the service does not cover the active network;
 * the built-in list where the service's is unavailable.
 *
 * `GET {dataService}/v1/onramp/options`, or `GET {dataService}/v1/onramp/buy/options` where the option `onramp.api` is
 * `buy`
 *
 * @example
 * const { data } = useQuery(onrampOptionsQueryOptions(kit))
 */
export function onrampOptionsQueryOptions(kit: KitHandle<WalletsContext>) {
  const { _internal: context } = kit
  const { caipNetworkId } = context.stores.networks.getState().active
  return {
    queryKey: ['wallet-kit', 'onramp options', caipNetworkId] as readonly unknown[],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<OnrampOptions> => {
      if (context.lifetime.aborted) throw createError(destroyed)
      const limited = AbortSignal.any([signal, context.lifetime])
      const { requested } = context.stores.networks.getState()
      try {
        const covered = await getQueryClient(kit).fetchQuery(supportedChainsQueryOptions(kit))
        return covered.includes(caipNetworkId)
          ? toOnrampOptions(await readOptions(context, limited), { requested, source: 'service' })
          : { paymentCurrencies: [], purchaseCurrencies: [], source: 'service' }
      } catch {
        limited.throwIfAborted()
        // The client has reported the error to the developer; the visitor can buy all the same.
        return toOnrampOptions(builtInCurrencies, { requested, source: 'built-in' })
      }
    },
    staleTime: optionsLife,
  }
}

async function readOptions(context: WalletsContext, signal: AbortSignal) {
  const client = getDataService(context)
  const { onramp } = context.stores.options.getState()
  if (onramp?.api === 'buy') {
    return getOnrampBuyOptions(client, { query: getBuyer(onramp) }, { signal })
  }
  const { paymentCurrencies, purchaseCurrencies } = await getOnrampOptions(client, {}, { signal })
  return {
    paymentCurrencies: paymentCurrencies.map(({ id, payment_method_limits: limits }) => ({ id, limits })),
    purchaseCurrencies: purchaseCurrencies.map(({ networks, ...currency }) => ({
      ...currency,
      networks: networks.map((network) => ({
        name: network.name,
        displayName: network.display_name,
        chainId: network.chain_id,
        contractAddress: network.contract_address,
      })),
    })),
  }
}

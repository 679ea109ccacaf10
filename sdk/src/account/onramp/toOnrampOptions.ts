import { toTokenSymbol } from '../../chains/namespaces/toTokenSymbol.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { OnrampOptions, PaymentCurrency, PurchaseNetwork } from './OnrampOptions.ts'

/** Options with the field names of the service's newer calls. */
interface NamedOptions {
  readonly paymentCurrencies: readonly {
    readonly id: string
    readonly limits: readonly { readonly id: string; readonly min: string; readonly max: string }[]
  }[]
  readonly purchaseCurrencies: readonly {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly networks: readonly {
      readonly name: string
      readonly displayName?: string | null | undefined
      readonly chainId?: string | null | undefined
      readonly contractAddress?: string | null | undefined
    }[]
  }[]
}

export interface ToOnrampOptionsParameters {
  /** The kit's networks. */
  readonly requested: readonly CaipNetwork[]
  readonly source: OnrampOptions['source']
}

/** Options as they may be shown: names are the provider's, and money that no browser can write is left out. */
export function toOnrampOptions(
  { paymentCurrencies, purchaseCurrencies }: NamedOptions,
  { requested, source }: ToOnrampOptionsParameters,
): OnrampOptions {
  const toNetwork = (network: NamedOptions['purchaseCurrencies'][number]['networks'][number]) => {
    const reference = network.chainId ?? ''
    const known = requested.find(({ caipNetworkId }) => caipNetworkId.split(':')[1] === reference)
    return {
      name: network.name,
      displayName: toDisplayName(network.displayName || network.name),
      reference,
      ...(known && { caipNetworkId: known.caipNetworkId }),
      ...(network.contractAddress && { address: network.contractAddress }),
    } satisfies PurchaseNetwork
  }
  return {
    paymentCurrencies: paymentCurrencies.flatMap(toPaymentCurrency),
    purchaseCurrencies: purchaseCurrencies.flatMap(({ id, name, symbol, networks }) => {
      const shown = toTokenSymbol(symbol, '')
      // The symbol is sent back with the purchase: one that cannot be shown cannot be bought.
      return shown === symbol
        ? [
            {
              id,
              name: toDisplayName(name) || toDisplayName(symbol),
              symbol,
              networks: networks.map(toNetwork),
            },
          ]
        : []
    }),
    source,
  }
}

function toPaymentCurrency({ id, limits }: PaymentCurrency): readonly PaymentCurrency[] {
  return /^[A-Z]{3}$/.test(id) ? [{ id, limits }] : []
}

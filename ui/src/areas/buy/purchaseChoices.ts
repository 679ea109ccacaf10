import type { OnrampOptions, PurchaseCurrency, PurchaseNetwork } from '@wallet-kit/sdk/actions'

/** A token on sale, and the network that receives it. */
export interface PurchaseChoice {
  readonly currency: PurchaseCurrency
  readonly network: PurchaseNetwork
}

/**
 * Tokens on sale on the active network; where there are none, on the kit's other networks of the same
 * chain family, whose accounts have the same address.
 */
export function purchaseChoices(
  { purchaseCurrencies }: OnrampOptions,
  caipNetworkId: string,
): readonly PurchaseChoice[] {
  const namespace = caipNetworkId.split(':')[0]
  const all = purchaseCurrencies.flatMap((currency) =>
    currency.networks
      .filter((network) => network.caipNetworkId?.split(':')[0] === namespace)
      .map((network) => ({ currency, network })),
  )
  const here = all.filter(({ network }) => network.caipNetworkId === caipNetworkId)
  return here.length > 0 ? here : all
}

/** Equal for equal choices. */
export function choiceKey({ currency, network }: PurchaseChoice): string {
  return `${currency.id} ${network.name}`
}

import type { OnrampOptions, PurchaseCurrency, PurchaseNetwork } from '@wallet-kit/sdk/actions'

/** What can be bought, and where it is received. */
export interface PurchaseChoice {
  readonly currency: PurchaseCurrency
  readonly network: PurchaseNetwork
}

/**
 * What can be bought on the active network; where nothing can, on the other networks of the kit's that belong to the same
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

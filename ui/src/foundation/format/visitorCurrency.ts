import type { Currency } from '@wallet-kit/sdk/actions'

/** Currencies of the data service by the regions that use them. Elsewhere, prices are in US dollars. */
const regions: Readonly<Partial<Record<Currency, string>>> = {
  aud: 'AU',
  cad: 'CA',
  eur: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  gbp: 'GB',
  inr: 'IN',
  jpy: 'JP',
}

/** The currency of the visitor's region, as their browser names it. */
export function visitorCurrency(language = navigator.language): Currency {
  const { region } = new Intl.Locale(language).maximize()
  const found = Object.entries(regions).find(([, list]) => region && list.split(' ').includes(region))
  return (found?.[0] as Currency | undefined) ?? 'usd'
}

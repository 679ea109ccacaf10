import { isAddress as isSolanaAddress } from '@solana/kit'
import type { DataServiceRouteHandlers } from '@wallet-kit/clients/data-service/routes'
import { linkBase } from '../http/linkBase.ts'
import { type PurchaseNetwork, paymentCurrencies, purchaseCurrencies } from '../onramp/currencies.ts'
import { checkoutPath } from '../onramp/mountCheckout.ts'
import { type QuotePurchaseParameters, quotePurchase } from '../onramp/quotePurchase.ts'
import type { ServiceContext } from './createDataService.ts'
import { isEvmAddress } from './readAccount.ts'
import { badAddress, badField, found, unknownProject } from './replies.ts'

export type OnrampHandlers = Pick<
  DataServiceRouteHandlers,
  'createOnrampUrl' | 'getOnrampOptions' | 'getOnrampQuote' | 'getOnrampBuyOptions' | 'getOnrampBuyQuote'
>

/** Countries in which the provider does not sell. */
const restrictedCountries: ReadonlySet<string> = new Set(['CN', 'HK', 'MO'])

/** Purchases: the calls of the specification and those of the live service, for the same provider. */
export function onrampHandlers({ dataService: { seed }, origin }: ServiceContext): OnrampHandlers {
  const quote = (parameters: Omit<QuotePurchaseParameters, 'seed'>) => quotePurchase({ seed, ...parameters })
  return {
    createOnrampUrl({ body, query, raw }) {
      if (!query.projectId) return unknownProject()
      const [wallet] = body.destinationWallets
      if (!wallet || !(isEvmAddress(wallet.address) || isSolanaAddress(wallet.address))) return badAddress()
      const url = new URL(`${linkBase(raw, origin)}${checkoutPath}`)
      const fields = {
        walletAddress: wallet.address,
        defaultNetwork: body.defaultNetwork,
        assets: wallet.assets?.join(','),
        presetFiatAmount: body.presetFiatAmount,
        partnerUserId: body.partnerUserId,
      }
      for (const [name, value] of Object.entries(fields)) {
        if (value !== undefined) url.searchParams.set(name, `${value}`)
      }
      return found({ url: url.href })
    },
    getOnrampOptions({ query }) {
      if (!query.projectId) return unknownProject()
      return found({
        paymentCurrencies: paymentCurrencies.map(({ id, limits }) => ({ id, payment_method_limits: limits })),
        purchaseCurrencies: purchaseCurrencies.map(({ networks, ...currency }) => ({
          ...currency,
          networks: networks.map((network) => ({
            name: network.name,
            display_name: network.displayName,
            chain_id: referenceOf(network),
            contract_address: network.token ?? '',
          })),
        })),
      })
    },
    getOnrampQuote({ body, query }) {
      if (!query.projectId) return unknownProject()
      const result = quote({
        purchaseCurrency: body.purchaseCurrency.symbol,
        paymentCurrency: body.paymentCurrency.id,
        amount: body.amount,
      })
      if (!result.ok) return badField(result.field, result.reason)
      const { total, subtotal, purchased, symbol, providerFee, networkFee, paymentCurrency } = result.quote
      const paid = (amount: string) => ({ amount, currency: paymentCurrency })
      return found({
        paymentTotal: paid(total),
        paymentSubtotal: paid(subtotal),
        purchaseAmount: { amount: purchased, currency: symbol },
        coinbaseFee: paid(providerFee),
        networkFee: paid(networkFee),
        quoteId: crypto.randomUUID(),
      })
    },
    getOnrampBuyOptions({ query }) {
      if (!query.projectId) return unknownProject()
      const refusal = refuseCountry(query)
      if (refusal) return refusal
      return found({
        paymentCurrencies: paymentCurrencies.map(({ id, limits }) => ({ id, limits })),
        purchaseCurrencies: purchaseCurrencies.map(({ networks, ...currency }) => ({
          ...currency,
          networks: networks.map((network) => ({
            name: network.slug,
            displayName: network.displayName,
            chainId: referenceOf(network),
            contractAddress: network.token ?? '',
          })),
        })),
      })
    },
    getOnrampBuyQuote({ query }) {
      if (!query.projectId) return unknownProject()
      const refusal = refuseCountry(query)
      if (refusal) return refusal
      const result = quote({
        purchaseCurrency: query.purchaseCurrency,
        network: query.purchaseNetwork,
        paymentCurrency: query.paymentCurrency,
        paymentMethod: query.paymentMethod,
        amount: query.paymentAmount,
      })
      if (!result.ok) return badField(result.field, result.reason)
      const { total, subtotal, purchased, symbol, providerFee, networkFee, paymentCurrency } = result.quote
      const paid = (value: string) => ({ value, currency: paymentCurrency })
      return found({
        paymentTotal: paid(total),
        paymentSubTotal: paid(subtotal),
        purchaseAmount: { value: purchased, currency: symbol },
        coinbaseFee: paid(providerFee),
        networkFee: paid(networkFee),
        quoteId: crypto.randomUUID(),
      })
    },
  }
}

function refuseCountry({
  country,
  subdivision,
}: {
  readonly country: string
  readonly subdivision?: string | undefined
}) {
  if (restrictedCountries.has(country))
    return badField('country', 'The provider does not sell in this country.')
  if (country === 'US' && subdivision === undefined) {
    return badField('subdivision', 'The state is required in the United States.')
  }
  return undefined
}

function referenceOf({ caipNetworkId }: PurchaseNetwork): string {
  return caipNetworkId.split(':')[1] ?? ''
}

import { getOnrampBuyQuote, getOnrampQuote } from '@wallet-kit/clients/data-service/client'
import { destroyed, serviceReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { toTokenSymbol } from '../../chains/namespaces/toTokenSymbol.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getBuyer } from './getBuyer.ts'
import type { PaymentCurrency, PurchaseCurrency, PurchaseNetwork } from './OnrampOptions.ts'
import type { OnrampAmount, OnrampQuote } from './OnrampQuote.ts'
import { findLimit } from './onrampAmount.ts'

/** Lifetime of a quote, in ms. */
const quoteLife = 15_000

/** A purchase, in terms of `getOnrampOptions`. */
export interface OnrampQuoteParameters {
  readonly purchaseCurrency: PurchaseCurrency
  /** Network of the received asset. */
  readonly network: PurchaseNetwork
  readonly paymentCurrency: PaymentCurrency
  /** To pay, as decimal digits. */
  readonly amount: string
}

/**
 * Quote of a purchase, valid for 15 s. Without a quote of the service, one whose amounts are the requested one
 * (`isPlaceholder`).
 *
 * `POST {dataService}/v1/onramp/quote`, or `GET {dataService}/v1/onramp/buy/quotes` where the option `onramp.api` is
 * `buy`
 *
 * @example
 * const { data } = useQuery(onrampQuoteQueryOptions(kit, { purchaseCurrency, network, paymentCurrency, amount: '50' }))
 */
export function onrampQuoteQueryOptions(
  { _internal: context }: KitHandle<WalletsContext>,
  parameters: OnrampQuoteParameters,
) {
  const { purchaseCurrency, network, paymentCurrency, amount } = parameters
  const { onramp } = context.stores.options.getState()
  return {
    queryKey: [
      ...['wallet-kit', 'onramp quote', purchaseCurrency.id, network.name, paymentCurrency.id, amount],
    ] as readonly unknown[],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<OnrampQuote> => {
      if (context.lifetime.aborted) throw createError(destroyed)
      const limited = AbortSignal.any([signal, context.lifetime])
      const read = onramp?.api === 'buy' ? readBuyQuote : readQuote
      try {
        return toQuote(await read(context, parameters, limited), parameters)
      } catch {
        limited.throwIfAborted()
        // The provider states the price on its page: a visitor without a quote can buy all the same.
        return toPlaceholder(parameters)
      }
    },
    staleTime: quoteLife,
  }
}

interface ReadQuote {
  readonly id: string
  readonly total: OnrampAmount
  readonly purchase: OnrampAmount
  readonly providerFee: OnrampAmount | undefined
  readonly networkFee: OnrampAmount | undefined
}

async function readQuote(
  context: WalletsContext,
  { purchaseCurrency: { id, name, symbol, networks }, paymentCurrency, amount }: OnrampQuoteParameters,
  signal: AbortSignal,
): Promise<ReadQuote> {
  const body = {
    purchaseCurrency: {
      ...{ id, name, symbol },
      networks: networks.map((network) => ({
        name: network.name,
        display_name: network.displayName,
        chain_id: network.reference,
        contract_address: network.address ?? '',
      })),
    },
    paymentCurrency: { id: paymentCurrency.id, payment_method_limits: [...paymentCurrency.limits] },
    amount,
    network: symbol,
  }
  const reply = await getOnrampQuote(getDataService(context), { body }, { signal })
  const { quoteId, paymentTotal, purchaseAmount, coinbaseFee, networkFee } = reply
  return { id: quoteId, total: paymentTotal, purchase: purchaseAmount, providerFee: coinbaseFee, networkFee }
}

async function readBuyQuote(
  context: WalletsContext,
  { purchaseCurrency, network, paymentCurrency, amount }: OnrampQuoteParameters,
  signal: AbortSignal,
): Promise<ReadQuote> {
  const query = {
    ...getBuyer(context.stores.options.getState().onramp ?? {}),
    purchaseCurrency: purchaseCurrency.symbol,
    purchaseNetwork: network.name,
    paymentCurrency: paymentCurrency.id,
    paymentAmount: amount,
    paymentMethod: (findLimit(amount, paymentCurrency)?.id ?? 'card').toUpperCase(),
  }
  const reply = await getOnrampBuyQuote(getDataService(context), { query }, { signal })
  const { quoteId, paymentTotal, purchaseAmount, coinbaseFee, networkFee } = reply
  const toAmount = ({ value, currency }: { value: string; currency: string }) => ({ amount: value, currency })
  return {
    id: quoteId,
    total: toAmount(paymentTotal),
    purchase: toAmount(purchaseAmount),
    providerFee: coinbaseFee && toAmount(coinbaseFee),
    networkFee: networkFee && toAmount(networkFee),
  }
}

/** @throws WalletKitError `SERVICE_REPLY_INVALID` for a quote about something else */
function toQuote(
  { id, total, purchase, providerFee, networkFee }: ReadQuote,
  { purchaseCurrency: { symbol }, paymentCurrency }: OnrampQuoteParameters,
): OnrampQuote {
  const isPaid = (amount: OnrampAmount | undefined) => amount?.currency === paymentCurrency.id
  const isAsked = isPaid(total) && toTokenSymbol(purchase.currency, '') === symbol
  if (!isAsked)
    throw createError(serviceReplyInvalid, {
      context: { service: 'dataService', operation: 'getOnrampQuote' },
    })
  return {
    ...{ id, total, purchase },
    ...(providerFee && isPaid(providerFee) && { providerFee }),
    ...(networkFee && isPaid(networkFee) && { networkFee }),
    isPlaceholder: false,
  }
}

function toPlaceholder({ amount, paymentCurrency: { id: currency } }: OnrampQuoteParameters): OnrampQuote {
  const asked = { amount, currency }
  return {
    id: 'mocked-quote-id',
    total: asked,
    purchase: asked,
    providerFee: asked,
    networkFee: asked,
    isPlaceholder: true,
  }
}

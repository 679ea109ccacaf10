import { formatUnits, parseUnits } from 'viem'
import { type Currency, getPrice } from '../prices/priceFeed.ts'
import { findPurchaseCurrency, type PurchaseNetwork, paymentCurrencies } from './currencies.ts'

export interface QuotePurchaseParameters {
  readonly seed: string
  /** Symbol or id of the currency to buy. */
  readonly purchaseCurrency: string
  /** Name or slug of the network to receive it on. Default: the first. */
  readonly network?: string | undefined
  /** `USD` or `EUR`. */
  readonly paymentCurrency: string
  /** A limit's id. Default: the one with the highest limit. */
  readonly paymentMethod?: string | undefined
  /** Amount to pay, a decimal string. */
  readonly amount: string
}

/** A quote; amounts are decimal strings. */
export interface PurchaseQuote {
  readonly total: string
  readonly subtotal: string
  readonly providerFee: string
  readonly networkFee: string
  readonly paymentCurrency: string
  readonly purchased: string
  readonly symbol: string
  readonly network: PurchaseNetwork
}

export type QuotePurchaseResult =
  | { readonly ok: true; readonly quote: PurchaseQuote }
  | {
      readonly ok: false
      readonly field: 'asset' | 'currency' | 'amount' | 'chainId'
      readonly reason: string
    }

/** Hundredths of a percent: 1.5 %. */
const providerFeeRate = 150n
/** Cents. */
const networkFees: Readonly<Record<string, bigint>> = { ethereum: 100n }
const usualNetworkFee = 5n
/** Digits after the point of a purchase: more would not be shown anywhere. */
const purchaseDigits = 6

/** Prices a purchase with all fees, exactly. */
export function quotePurchase(parameters: QuotePurchaseParameters): QuotePurchaseResult {
  const currency = findPurchaseCurrency(parameters.purchaseCurrency)
  if (!currency) return refuse('asset', 'This currency cannot be bought.')
  const network = currency.networks.find(
    ({ name, slug }) => !parameters.network || [name, slug].includes(parameters.network),
  )
  if (!network) return refuse('chainId', 'The currency cannot be received on this network.')
  const payment = paymentCurrencies.find(({ id }) => id === parameters.paymentCurrency)
  if (!payment) return refuse('currency', 'This payment currency is not accepted.')
  const { paymentMethod } = parameters
  const limits = payment.limits.filter(({ id }) => !paymentMethod || id === paymentMethod)
  const total = parseUnits(parameters.amount, 2)
  const fits = limits.some(({ min, max }) => total >= parseUnits(min, 2) && total <= parseUnits(max, 2))
  if (!fits) return refuse('amount', 'The amount is not within the limits of the payment method.')
  const { seed } = parameters
  const price = getPrice({
    seed,
    symbol: currency.symbol,
    currency: payment.id.toLowerCase() as Currency,
  })
  if (price === undefined) return refuse('asset', 'This currency has no price.')
  const providerFee = (total * providerFeeRate) / 10_000n
  const networkFee = networkFees[network.slug] ?? usualNetworkFee
  const subtotal = total - providerFee - networkFee
  // Cents, times 10^(digits + 8 - 2), by the price in units of 10^-8.
  const purchased = (subtotal * 10n ** BigInt(purchaseDigits + 6)) / BigInt(Math.round(price * 100_000_000))
  return {
    ok: true,
    quote: {
      total: cents(total),
      subtotal: cents(subtotal),
      providerFee: cents(providerFee),
      networkFee: cents(networkFee),
      paymentCurrency: payment.id,
      purchased: formatUnits(purchased, purchaseDigits),
      symbol: currency.symbol,
      network,
    },
  }
}

function refuse(field: 'asset' | 'currency' | 'amount' | 'chainId', reason: string): QuotePurchaseResult {
  return { ok: false, field, reason }
}

/** Two digits after the point. */
function cents(amount: bigint): string {
  return `${amount / 100n}.${`${amount % 100n}`.padStart(2, '0')}`
}

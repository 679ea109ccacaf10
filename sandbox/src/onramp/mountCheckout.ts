import { isAddress as isSolanaAddress } from '@solana/kit'
import { type Context, Hono } from 'hono'
import { isAddress } from 'viem'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { type CheckoutPage, checkoutForm, checkoutResult } from './checkoutPage.ts'
import type { Purchases } from './createPurchases.ts'
import { purchaseCurrencies } from './currencies.ts'
import { quotePurchase } from './quotePurchase.ts'

export const checkoutPath = '/checkout'

export interface MountCheckoutParameters {
  readonly purchases: Purchases
  readonly seed: string
}

/**
 * Mounts the provider's page at `/checkout`. Query: `walletAddress` (required), `defaultNetwork`, `assets` or
 * `destinationCurrencyCode`, `presetFiatAmount`, `redirectUrl` (http or https).
 */
export function mountCheckout({ purchases, seed }: MountCheckoutParameters): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  routes.get('/', (context) => {
    const destination = context.req.query('walletAddress') ?? ''
    const choices = choicesFor(destination)
    if (choices.length === 0) return context.text('walletAddress must be an EVM or a Solana address', 400)
    const { defaultNetwork, assets, destinationCurrencyCode, presetFiatAmount = '100' } = context.req.query()
    const symbol = destinationCurrencyCode ?? assets?.split(',')[0]
    const fitting = choices.filter((choice) => !symbol || choice.symbol === symbol)
    const chosen = fitting.find(({ slug }) => slug === defaultNetwork) ?? fitting[0]
    const redirectUrl = readRedirect(context.req.query('redirectUrl'))
    const fields = { destination, choices, chosen: chosen?.value, amount: presetFiatAmount, redirectUrl }
    return send(context, 200, checkoutForm({ ...fields, action: 'checkout/pay' }))
  })
  routes.post('/pay', async (context) => {
    const form = await context.req.parseBody()
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const destination = field('walletAddress')
    const choices = choicesFor(destination)
    const chosen = choices.find(({ value }) => value === field('purchase'))
    if (!chosen) return context.text('The purchase does not fit the address', 400)
    const redirectUrl = readRedirect(field('redirectUrl'))
    const amount = field('amount')
    const result = /^[0-9]{1,6}(?:\.[0-9]{1,2})?$/.test(amount)
      ? quotePurchase({
          seed,
          purchaseCurrency: chosen.symbol,
          network: chosen.slug,
          paymentCurrency: field('paymentCurrency'),
          amount,
        })
      : ({ ok: false, reason: 'The amount is not a number.' } as const)
    if (!result.ok) {
      const fields = { destination, choices, chosen: chosen.value, amount, redirectUrl }
      return send(context, 400, checkoutForm({ ...fields, action: 'pay', problem: result.reason }))
    }
    const isPaid = field('payment') === 'accept'
    await purchases.buy({ destination, quote: result.quote, isPaid })
    return send(context, 200, checkoutResult({ quote: result.quote, isPaid, redirectUrl }))
  })
  return {
    service: {
      id: 'checkout',
      operations: ['getCheckout', 'pay'],
      operationsOf: ({ path }) => [path === '/pay' ? 'pay' : 'getCheckout'],
      errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
    },
    basePath: checkoutPath,
    routes,
    isOpen: false,
  }
}

function send(context: Context<SandboxEnvironment>, status: 200 | 400, page: CheckoutPage) {
  return context.html(page.html, status, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': page.contentSecurityPolicy,
    'Referrer-Policy': 'no-referrer',
  })
}

/** Assets that can be sent to an address; none when it is invalid. */
function choicesFor(destination: string) {
  const namespace = isAddress(destination, { strict: false })
    ? 'eip155'
    : isSolanaAddress(destination)
      ? 'solana'
      : undefined
  return purchaseCurrencies.flatMap(({ symbol, name, networks }) =>
    networks
      .filter(({ caipNetworkId }) => caipNetworkId.split(':')[0] === namespace)
      .map(({ slug, displayName }) => ({
        symbol,
        slug,
        value: `${symbol}:${slug}`,
        label: `${name} (${symbol}) on ${displayName}`,
      })),
  )
}

/** Only web pages: any other scheme could run code in this page. */
function readRedirect(value: string | undefined): string | undefined {
  const url = value ? URL.parse(value) : null
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

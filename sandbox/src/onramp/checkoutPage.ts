import { randomBytes } from 'node:crypto'
import { escapeXml } from '@wallet-kit/frame/pages'
import type { PurchaseQuote } from './quotePurchase.ts'

/** A page of the provider, with the policy that it is served with. */
export interface CheckoutPage {
  readonly html: string
  readonly contentSecurityPolicy: string
}

export interface CheckoutFormParameters {
  /** Target of the form, relative to the page, so that it also works behind a prefix. */
  readonly action: string
  readonly destination: string
  /** Assets that can be sent to the destination, like `USDC:ethereum`. */
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | undefined
  readonly amount: string
  readonly redirectUrl: string | undefined
  readonly problem?: string | undefined
}

/** The form of a purchase. */
export function checkoutForm(parameters: CheckoutFormParameters): CheckoutPage {
  const { action, destination, choices, chosen, amount, redirectUrl, problem } = parameters
  const options = choices.map(
    ({ value, label }) =>
      `<option value="${escapeXml(value)}"${value === chosen ? ' selected' : ''}>${escapeXml(label)}</option>`,
  )
  return page(`
<h1>Buy crypto</h1>
<p>Example provider: nothing is charged.</p>
${problem === undefined ? '' : `<p role="alert">${escapeXml(problem)}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="walletAddress" value="${escapeXml(destination)}">
${redirectUrl === undefined ? '' : `<input type="hidden" name="redirectUrl" value="${escapeXml(redirectUrl)}">`}
<label>Amount <input name="amount" inputmode="decimal" required value="${escapeXml(amount)}" data-testid="checkout-amount"></label>
<label>Pay in <select name="paymentCurrency" data-testid="checkout-currency"><option>USD</option><option>EUR</option></select></label>
<label>Receive <select name="purchase" data-testid="checkout-purchase">${options.join('')}</select></label>
<p>To <code data-testid="checkout-address">${escapeXml(destination)}</code></p>
<button name="payment" value="accept" data-testid="checkout-pay">Pay</button>
<button name="payment" value="decline" data-testid="checkout-decline">Pay with a declined card</button>
</form>`)
}

export interface CheckoutResultParameters {
  readonly quote: PurchaseQuote
  readonly isPaid: boolean
  readonly redirectUrl: string | undefined
}

/** The result of a purchase, with the way back. */
export function checkoutResult({ quote, isPaid, redirectUrl }: CheckoutResultParameters): CheckoutPage {
  const message = isPaid
    ? `You paid ${quote.total} ${quote.paymentCurrency} for ${quote.purchased} ${quote.symbol} on ${quote.network.displayName}.`
    : 'Your card was declined. Nothing was charged.'
  const back =
    redirectUrl === undefined
      ? '<button id="close" data-testid="checkout-return">Close this window</button>'
      : `<a href="${escapeXml(redirectUrl)}" data-testid="checkout-return">Return to the app</a>`
  return page(
    `
<h1>${isPaid ? 'Payment complete' : 'Payment failed'}</h1>
<p data-testid="checkout-${isPaid ? 'success' : 'failure'}">${escapeXml(message)}</p>
${back}`,
    `document.getElementById('close')?.addEventListener('click', () => window.close())`,
  )
}

const style = `
:root { color-scheme: light dark; font-family: ui-sans-serif, system-ui, sans-serif }
body { margin: 0 auto; max-width: 22rem; padding: 2rem 1rem }
form { display: grid; gap: 1rem }
label { display: grid; gap: .25rem }
input, select, button { font: inherit; padding: .6rem }
code { overflow-wrap: anywhere }
`

function page(body: string, script = ''): CheckoutPage {
  const nonce = randomBytes(16).toString('base64url')
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Example checkout</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
<body><main>${body}</main>
${script && `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`
  const contentSecurityPolicy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action 'self'`,
    // A payment page must not be framed.
    `frame-ancestors 'none'`,
  ].join('; ')
  return { html, contentSecurityPolicy }
}

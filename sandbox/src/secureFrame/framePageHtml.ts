import { randomBytes } from 'node:crypto'
import { framePageStyle } from './framePageStyle.ts'

/** The frame's page. Only the listed origins may embed it. */
export function framePageHtml({
  origins,
  paymasters,
}: {
  readonly origins: readonly string[]
  /** Origins of paymasters that have no TLS. */
  readonly paymasters: readonly string[]
}): {
  readonly html: string
  readonly contentSecurityPolicy: string
} {
  const nonce = randomBytes(16).toString('base64url')
  const html = `<!doctype html>
<html lang="en" data-theme="dark">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox wallet</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${framePageStyle}</style>
<body>
<main id="frame"><p>There is no pending request.</p></main>
<script src="script.js" defer></script>
</body>
</html>
`
  const contentSecurityPolicy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'nonce-${nonce}'`,
    `img-src data:`,
    // Apps name the paymasters that pay for them.
    `connect-src 'self' https: ${paymasters.join(' ')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${origins.join(' ')}`,
  ].join('; ')
  return { html, contentSecurityPolicy }
}

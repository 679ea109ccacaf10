import { randomBytes } from 'node:crypto'
import { walletPageStyle } from './walletPageStyle.ts'

/** The wallet page's HTML. Its CSP allows only the sandbox's own origin. */
export function walletPageHtml({ title }: { readonly title: string }): {
  readonly html: string
  readonly contentSecurityPolicy: string
} {
  const nonce = randomBytes(16).toString('base64url')
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${walletPageStyle}</style>
<body>
<main id="wallet"></main>
<noscript>This wallet needs JavaScript.</noscript>
<script src="wallet/script.js" defer></script>
</body>
</html>
`
  const contentSecurityPolicy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'nonce-${nonce}'`,
    `img-src data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self' http://127.0.0.1:* http://localhost:*`,
  ].join('; ')
  return { html, contentSecurityPolicy }
}

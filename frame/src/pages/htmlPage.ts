import { randomBytes } from 'node:crypto'
import { directionOf, type Language } from '../texts/languages.ts'
import { escapeXml } from './escapeXml.ts'
import { pageStyle } from './pageStyle.ts'

/** A page with the headers that it is served with. */
export interface HtmlPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export interface HtmlPageParameters {
  readonly title: string
  /** Default: English. */
  readonly language?: Language
  /** Markup of the main part. */
  readonly body: string
  /** An inline script; runs after the body. */
  readonly script?: string
  /**
   * Origins that a form's response may redirect to, besides the page's own. Browsers check the whole chain of
   * redirects.
   */
  readonly formTargets?: readonly string[]
}

/** A small page for people. No other page can frame it, and it loads nothing from elsewhere. */
export function htmlPage({
  title,
  language = 'en',
  body,
  script,
  formTargets = [],
}: HtmlPageParameters): HtmlPage {
  const nonce = randomBytes(16).toString('base64url')
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${pageStyle}</style>
<body><main>${body}</main>
${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`
  const contentSecurityPolicy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `connect-src 'self'`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors 'none'`,
  ].join('; ')
  return {
    html,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'same-origin',
    },
  }
}

/** A JavaScript literal of a string, which cannot end the script element that it is in. */
export function scriptString(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

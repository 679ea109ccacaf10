import { randomBytes } from 'node:crypto'
import { workerPolicyName } from '../page/account/workerPolicyName.ts'
import type { FramePageConfig } from '../page/FramePageConfig.ts'
import { escapeXml } from './escapeXml.ts'
import { framePageStyle } from './framePageStyle.ts'
import { pageScripts } from './pageScripts.ts'

/** The frame's page. Only the listed origins may embed it. */
export function framePageHtml({
  title,
  config,
  hostOrigins,
  connectSources,
  integrity,
}: {
  readonly title: string
  readonly config: FramePageConfig
  readonly hostOrigins: readonly string[]
  /** Besides the page's own origin, e.g. of paymasters, which apps name. */
  readonly connectSources: readonly string[]
  /** Hash of each script by file name. */
  readonly integrity: Readonly<Record<string, string>>
}): {
  readonly html: string
  readonly contentSecurityPolicy: string
} {
  const nonce = randomBytes(16).toString('base64url')
  const scripts = pageScripts({ entry: 'main.js', integrity })
  const html = `<!doctype html>
<html lang="en" data-theme="dark">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${framePageStyle}</style>
<body>
<main id="frame" data-config="${escapeXml(JSON.stringify(config))}"><p>There is no pending request.</p></main>
${scripts.elements.join('\n')}
</body>
</html>
`
  const contentSecurityPolicy = [
    `default-src 'none'`,
    `script-src ${scripts.sources.join(' ')}`,
    `worker-src 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${workerPolicyName}`,
    `style-src 'nonce-${nonce}'`,
    `img-src data:`,
    `connect-src ${["'self'", ...connectSources].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${hostOrigins.join(' ') || "'none'"}`,
  ].join('; ')
  return { html, contentSecurityPolicy }
}

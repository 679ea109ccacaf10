import { randomBytes } from 'node:crypto'
import type { DashboardConfig } from '../dashboard/DashboardConfig.ts'
import { workerPolicyName } from '../page/account/workerPolicyName.ts'
import { dashboardStyle } from './dashboardStyle.ts'
import { escapeXml } from './escapeXml.ts'
import { framePageStyle } from './framePageStyle.ts'
import { pageScripts } from './pageScripts.ts'

/** The page on which users manage their account. No other page can frame it. */
export function dashboardHtml({
  config,
  connectSources,
  integrity,
}: {
  readonly config: DashboardConfig
  /** Besides the page's own origin: the keeper, and bundlers. */
  readonly connectSources: readonly string[]
  /** Hash of each script by file name. */
  readonly integrity: Readonly<Record<string, string>>
}): {
  readonly html: string
  readonly contentSecurityPolicy: string
} {
  const nonce = randomBytes(16).toString('base64url')
  const scripts = pageScripts({ entry: 'dashboard.js', integrity })
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(config.title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${framePageStyle}${dashboardStyle}</style>
<body class="page">
<main id="dashboard" data-config="${escapeXml(JSON.stringify(config))}"></main>
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
    `frame-ancestors 'none'`,
  ].join('; ')
  return { html, contentSecurityPolicy }
}

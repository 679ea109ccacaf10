import { randomBytes } from 'node:crypto'
import { workerPolicyName } from '../page/account/workerPolicyName.ts'
import { escapeXml } from './escapeXml.ts'
import { pageScripts } from './pageScripts.ts'

export interface ScriptedPage {
  readonly html: string
  readonly contentSecurityPolicy: string
}

export interface ScriptedPageParameters {
  readonly title: string
  /** Attributes of the root element, after its language. */
  readonly rootAttributes?: string
  readonly style: string
  /** Markup of the body. */
  readonly body: string
  readonly bodyAttributes?: string
  /** File name of the module that is loaded first. */
  readonly entry: string
  /** Hash of each script by file name. */
  readonly integrity: Readonly<Record<string, string>>
  /** Besides the page's own origin. */
  readonly connectSources: readonly string[]
  /** Origins of pages that may embed it. */
  readonly ancestors: readonly string[]
}

/** A page that runs the scripts of this release and no others, with the policy under which it is served. */
export function scriptedPage(parameters: ScriptedPageParameters): ScriptedPage {
  const { title, rootAttributes = '', style, body, bodyAttributes = '', entry, integrity } = parameters
  const { connectSources, ancestors } = parameters
  const nonce = randomBytes(16).toString('base64url')
  const scripts = pageScripts({ entry, integrity })
  const html = `<!doctype html>
<html lang="en"${rootAttributes}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
<body${bodyAttributes}>
${body}
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
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
  ].join('; ')
  return { html, contentSecurityPolicy }
}

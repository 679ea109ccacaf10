import type { Finding } from '../Finding.ts'
import type { Needs } from '../options/loadKit.ts'
import { allows, parsePolicy, sourcesOf } from './allows.ts'
import type { ReadPage } from './readPage.ts'

/** Headers and first load of the running page, against what its options need. */
export function checkPage(page: ReadPage, needs: Needs | undefined): readonly Finding[] {
  return [...checkPolicies(page, needs), ...(needs ? checkIsolation(page, needs) : []), firstLoad(page)]
}

function checkPolicies({ policies, url }: ReadPage, needs: Needs | undefined): readonly Finding[] {
  if (policies.length === 0) {
    return [
      {
        id: 'csp/none',
        level: 'warning',
        text: 'The page has no content security policy: another page may lay it under its buttons.',
        remedy:
          "Send at least `Content-Security-Policy: frame-ancestors 'none'`, or the origins that may frame it.",
      },
    ]
  }
  const parsed = policies.map(parsePolicy)
  const missing = (needs?.rules ?? []).flatMap(({ feature, sources }) =>
    Object.entries(sources).flatMap(([directive, list]): Finding[] => {
      const refused = list.filter((source) =>
        parsed.some((policy) => {
          const allowed = sourcesOf(policy, directive)
          return allowed !== undefined && !allows(allowed, source, url)
        }),
      )
      if (refused.length === 0) return []
      return [
        {
          id: 'csp/sources',
          level: 'error',
          text: `The policy blocks ${refused.join(' ')} (${feature}).`,
          remedy: `Add to ${directive}: ${refused.join(' ')}`,
        },
      ]
    }),
  )
  const isFramable = !parsed.some((policy) => policy.has('frame-ancestors'))
  const ancestors: readonly Finding[] = isFramable
    ? [
        {
          id: 'csp/frame-ancestors',
          level: 'warning',
          text: 'Any page may frame this one, and lay it under its own buttons.',
          remedy: "Add `frame-ancestors 'none'`, or the origins that may frame it, to the header.",
        },
      ]
    : []
  if (missing.length === 0 && needs)
    return [{ id: 'csp/sources', level: 'ok', text: 'The policy allows what the options need' }, ...ancestors]
  return [...missing, ...ancestors]
}

/** Whether windows and frames of logins can work (COOP, COEP, Permissions Policy). */
function checkIsolation({ headers }: ReadPage, { services, features }: Needs): readonly Finding[] {
  const hasFrame = typeof services.frame === 'string'
  const socials = Array.isArray(features.socials) ? features.socials : []
  const [opener = ''] = (headers.get('cross-origin-opener-policy') ?? '').split(';')
  const [embedder = ''] = (headers.get('cross-origin-embedder-policy') ?? '').split(';')
  const permissions = headers.get('permissions-policy') ?? ''
  const findings: Finding[] = []
  if (hasFrame && socials.length > 0 && /^\s*(same-origin|noopener-allow-popups)\s*$/.test(opener)) {
    findings.push({
      id: 'headers/coop',
      level: 'error',
      text: `Cross-Origin-Opener-Policy is ${opener.trim()}: windows of social logins cannot report to the page.`,
      remedy: 'Send same-origin-allow-popups, or set features.socials to false.',
    })
  }
  if (hasFrame && /^\s*(require-corp|credentialless)\s*$/.test(embedder)) {
    findings.push({
      id: 'headers/coep',
      level: 'error',
      text: `Cross-Origin-Embedder-Policy is ${embedder.trim()}: the frame of logins is loaded only where its service opts in.`,
      remedy: 'Send no such header on pages with logins, or set services.frame to false.',
    })
  }
  if (
    hasFrame &&
    socials.includes('passkey') &&
    /publickey-credentials-get=\(\s*(self)?\s*\)/.test(permissions)
  ) {
    findings.push({
      id: 'headers/permissions-policy',
      level: 'error',
      text: 'Permissions-Policy keeps passkeys from the frame of logins.',
      remedy: `Send publickey-credentials-get=(self "${new URL(services.frame || '').origin}").`,
    })
  }
  return findings.length > 0
    ? findings
    : [{ id: 'headers/isolation', level: 'ok', text: 'No header keeps logins from working' }]
}

function firstLoad({ scripts }: ReadPage): Finding {
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  const size = `${(bytes / 1_000).toFixed(1)} kB`
  return {
    id: 'page/first-load',
    level: 'note',
    text: `First load: ${scripts.length} scripts, ${size} compressed by gzip, the whole app.`,
  }
}

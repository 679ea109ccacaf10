import { dashboardEntry } from '../pages/dashboardHtml.ts'
import { ask } from './ask.ts'
import { checkPolicy, proxyRemedy } from './checkPolicy.ts'
import { checkElements } from './checkScripts.ts'
import { type Finding, ok, problem } from './Finding.ts'
import { readPolicy } from './readPolicy.ts'

interface CheckDashboardParameters {
  readonly origin: string
  readonly keeperOrigin?: string | undefined
  /** Hash of each script of this release by file name. */
  readonly integrity: Readonly<Record<string, string>>
}

const path = '/dashboard'

/** The page on which users manage their account, with its headers. Its scripts are among those of the frame's page. */
export async function checkDashboard(parameters: CheckDashboardParameters): Promise<readonly Finding[]> {
  const { origin, keeperOrigin, integrity } = parameters
  const response = await ask(origin + path)
  // That nothing answers at all is said of the frame's page.
  if (typeof response === 'string') return []
  if (response.status !== 200)
    return [
      problem(
        'page',
        `${origin}${path} does not answer (${response.status})`,
        'Let the proxy pass all paths on to the service, without a redirect',
      ),
    ]
  const policy = readPolicy(response.headers.get('content-security-policy') ?? '')
  const ancestors = policy.get('frame-ancestors')?.join(' ')
  const findings = [
    ...(ancestors === "'none'"
      ? []
      : [
          problem(
            'page',
            `Pages may embed ${path}, where users see their recovery phrase: frame-ancestors is ${ancestors ?? 'missing'}`,
            proxyRemedy,
          ),
        ]),
    ...checkPolicy({ name: path, policy, keeperOrigin }),
    ...checkElements({ name: path, entry: dashboardEntry, html: await response.text(), integrity }),
  ]
  return findings.length > 0
    ? findings
    : [ok('page', `${path} is that of this release, and no page embeds it`)]
}

import { ask } from './ask.ts'
import { checkCookies } from './checkCookies.ts'
import { checkPolicy, proxyRemedy, restart } from './checkPolicy.ts'
import { checkScripts } from './checkScripts.ts'
import { type Finding, ok, problem } from './Finding.ts'
import { readPolicy } from './readPolicy.ts'

interface CheckPageParameters {
  readonly origin: string
  readonly hostOrigins: readonly string[]
  readonly keeperOrigin?: string | undefined
  /** Hash of each script of this release by file name. */
  readonly integrity: Readonly<Record<string, string>>
}

/** Path of the page that hosts embed. */
const pagePath = '/sdk'

/** The page, its headers and its scripts as a browser gets them, through whatever is in between. */
export async function checkPage({
  origin,
  hostOrigins,
  keeperOrigin,
  integrity,
}: CheckPageParameters): Promise<readonly Finding[]> {
  const response = await ask(origin + pagePath)
  if (typeof response === 'string')
    return [
      problem(
        'page',
        `${origin} does not answer (${response})`,
        'Start the frame, and direct the name to it',
      ),
    ]
  if (response.status !== 200)
    return [
      problem(
        'page',
        `${origin}${pagePath} answers with status ${response.status}`,
        'Let the proxy pass all paths on to the service, without a redirect',
      ),
    ]
  const { headers } = response
  const policy = readPolicy(headers.get('content-security-policy') ?? '')
  const ancestors = policy.get('frame-ancestors')
  const findings = [
    ...checkAncestors(ancestors, hostOrigins),
    ...checkPolicy({ name: pagePath, policy, keeperOrigin }),
    ...checkFraming(headers),
  ]
  return [
    ...(findings.length > 0 ? findings : [ok('page', 'Its policy lets exactly your pages embed it')]),
    ...(await checkScripts({ origin, html: await response.text(), integrity })),
    ...checkCookies(headers.getSetCookie()),
  ]
}

function checkAncestors(
  ancestors: readonly string[] | undefined,
  hostOrigins: readonly string[],
): readonly Finding[] {
  if (!ancestors)
    return [problem('page', 'Any page may embed it: its policy has no frame-ancestors', proxyRemedy)]
  const missing = hostOrigins.filter((host) => !ancestors.includes(host))
  const others = ancestors.filter((each) => each !== "'none'" && !hostOrigins.includes(each))
  return [
    ...missing.map((host) =>
      problem('page', `Browsers do not show it in ${host}: frame-ancestors lacks it`, restart),
    ),
    ...others.map((each) =>
      problem('page', `${each} may embed it, too, and is not among hostOrigins`, restart),
    ),
  ]
}

function checkFraming(headers: Headers): readonly Finding[] {
  const options = headers.get('x-frame-options')
  if (options === null) return []
  return [
    problem(
      'page',
      `Something adds X-Frame-Options: ${options}, which old browsers obey instead of the policy`,
      'Remove this header at the proxy',
    ),
  ]
}

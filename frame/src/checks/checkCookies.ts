import { type Finding, ok, problem } from './Finding.ts'

const needed: readonly (readonly [attribute: RegExp, name: string, effect: string])[] = [
  [/^secure$/i, 'Secure', 'browsers refuse it'],
  [/^samesite=none$/i, 'SameSite=None', 'browsers do not send it from a frame of another site'],
  [/^partitioned$/i, 'Partitioned', 'browsers that block cookies of other sites refuse it'],
  [/^httponly$/i, 'HttpOnly', 'scripts can read it'],
]
const remedy = 'Let the proxy pass Set-Cookie on as it is'

/** Cookies of the page: without each of these attributes a browser refuses them in a frame, or scripts read them. */
export function checkCookies(cookies: readonly string[]): readonly Finding[] {
  if (cookies.length === 0) return [problem('cookies', 'The page sets no cookie, so no login lasts', remedy)]
  const findings = cookies.flatMap((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const [name = ''] = pair.split('=')
    const missing = needed
      .filter(([attribute]) => !attributes.some((each) => attribute.test(each)))
      .map(([, attribute, effect]) => problem('cookies', `${name} lacks ${attribute}: ${effect}`, remedy))
    const hasDomain = name.startsWith('__Host-') && attributes.some((each) => /^domain=/i.test(each))
    return hasDomain
      ? [...missing, problem('cookies', `${name} has a Domain: browsers refuse it`, remedy)]
      : missing
  })
  return findings.length > 0
    ? findings
    : [ok('cookies', 'They are Secure, SameSite=None, Partitioned and HttpOnly')]
}

import type { Finding } from '../Finding.ts'

const limitMs = 5_000

/** Cookies of the sign-in server, where there is one at the address (`GET /csrf` of the auth session contract). */
export async function checkSignIn(page: URL, auth = '/api/auth'): Promise<readonly Finding[]> {
  const url = new URL(`${auth.replace(/\/$/, '')}/csrf`, page)
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) }).catch(() => undefined)
  const isServer = response?.ok && response.headers.get('content-type')?.includes('json') === true
  if (!response || !isServer) {
    const text = `There is no sign-in server at ${url.href}.`
    return [
      {
        id: 'sign-in/none',
        level: 'note',
        text,
        remedy: 'Name its base address with --auth, if it is elsewhere.',
      },
    ]
  }
  const problems = response.headers.getSetCookie().flatMap((cookie) => problemsOf(cookie, url))
  const shared = response.headers.get('cache-control') ?? ''
  if (!/no-store|private/.test(shared)) {
    problems.push({
      id: 'sign-in/cache',
      level: 'error',
      text: 'A proxy may keep the token of one visitor for others: the reply has no Cache-Control.',
      remedy: 'Keep the headers of the sign-in server, `private, no-cache, no-store`.',
    })
  }
  if (problems.length > 0) return problems
  return [{ id: 'sign-in/cookies', level: 'ok', text: 'Cookies of the sign-in server are for it alone' }]
}

function problemsOf(cookie: string, { protocol }: URL): Finding[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const [name = ''] = pair.split('=')
  const has = (attribute: string) => attributes.some((each) => each.toLowerCase().startsWith(attribute))
  const missing = [
    ...(has('httponly') ? [] : ['HttpOnly']),
    ...(has('samesite=lax') || has('samesite=strict') ? [] : ['SameSite=Lax']),
    ...(protocol === 'https:' && !has('secure') ? ['Secure'] : []),
  ]
  if (missing.length === 0) return []
  return [
    {
      id: 'sign-in/cookies',
      level: 'error',
      text: `The cookie ${name} lacks ${missing.join(', ')}.`,
      remedy:
        'Let nothing between browser and sign-in server change its Set-Cookie, and give the server its https origin.',
    },
  ]
}

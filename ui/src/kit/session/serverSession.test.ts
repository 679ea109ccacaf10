import { expect, it, vi } from 'vitest'
import { getCsrfToken, getProviders, getSession } from './sessionFunctions.ts'

const session = { expires: '2100-01-01T00:00:00.000Z', user: { name: 'Alice' } }

// F27
it.each([
  [{}, 'http://localhost:3000/api/auth/session'],
  [{ VERCEL_URL: 'app.vercel.example' }, 'https://app.vercel.example/api/auth/session'],
  [{ VERCEL_URL: 'a.example', NEXTAUTH_URL: 'https://b.example/auth' }, 'https://b.example/auth/session'],
  [
    { NEXTAUTH_URL: 'https://b.example', AUTH_URL: 'https://c.example' },
    'https://c.example/api/auth/session',
  ],
])(
  'on a server getSession reads the absolute URL of %j, with the cookie of its visitor',
  async (variables, url) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(session))
    await expect(getSession({ req: { headers: { cookie: 'siwx-session=1' } } })).resolves.toEqual(session)
    const request = fetched.mock.calls[0]?.[0] as Request
    expect(request.url).toBe(url)
    expect(request.headers.get('cookie')).toBe('siwx-session=1')
  },
)

// F27
it('two visitors of a server share nothing', async () => {
  const cookies: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    cookies.push((request as Request).headers.get('cookie'))
    return Response.json({})
  })
  await getSession({ req: { headers: new Headers({ cookie: 'siwx-session=1' }) } })
  await expect(getSession()).resolves.toBeNull()
  expect(cookies).toEqual(['siwx-session=1', null])
})

it('a server that does not answer is no session, no providers and no token', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('down'))
  await expect(getSession()).resolves.toBeNull()
  await expect(getProviders()).resolves.toBeNull()
  await expect(getCsrfToken()).resolves.toBe('')
})

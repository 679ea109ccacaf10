import { expect, it, vi } from 'vitest'
import { createSessionClient } from './createSessionClient.ts'
import { parseAuthUrl } from './parseAuthUrl.ts'

// F27
it.each([
  [undefined, 'http://localhost:3000/api/auth'],
  ['app.example', 'https://app.example/api/auth'],
  ['https://app.example/', 'https://app.example/api/auth'],
  ['http://app.example:8080/auth/', 'http://app.example:8080/auth'],
  ['app.example/auth', 'https://app.example/auth'],
])('the configured URL %s is %s', (value, href) => {
  expect(parseAuthUrl(value).href).toBe(href)
})

it('a configured value that is not a URL is refused', () => {
  expect(() => parseAuthUrl('https://')).toThrow(TypeError)
})

const session = { expires: '2100-01-01T00:00:00.000Z', user: { name: 'Alice' } }

// F27
it.each([
  [{}, 'http://localhost:3000/api/auth/session'],
  [{ serverUrl: 'app.example' }, 'https://app.example/api/auth/session'],
  [{ serverUrl: 'app.example/other', basePath: '/auth' }, 'https://app.example/auth/session'],
])(
  'a server reads the session at an absolute URL, with the cookie of its visitor: %j',
  async (options, url) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(session))
    const client = createSessionClient(options)
    await expect(client.getSession({ headers: { cookie: 'siwx-session=1', host: 'x' } })).resolves.toEqual(
      session,
    )
    const [request] = fetched.mock.calls[0] ?? []
    expect(request).toBeInstanceOf(Request)
    expect((request as Request).url).toBe(url)
    expect((request as Request).headers.get('cookie')).toBe('siwx-session=1')
    expect((request as Request).headers.get('host')).toBeNull()
    // A session read with one visitor's cookie is not the state of another's page.
    expect(client.store.getState()).toEqual({ data: null, status: 'loading' })
  },
)

it('nothing is watched on a server', () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  createSessionClient().watch()()
  expect(fetched).not.toHaveBeenCalled()
})

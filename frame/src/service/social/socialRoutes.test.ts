import { expect, test } from 'vitest'
import { createTestService, hostOrigin, ownOrigin } from '../../test/testService.test.helper.ts'

const unreachable = {
  id: 'google',
  authorize: async () => {
    throw new TypeError('fetch failed')
  },
  finish: async () => {
    throw new TypeError('fetch failed')
  },
}

test('a network that does not answer is said in its window, and the operator is told why', async () => {
  const errors: unknown[] = []
  const service = await createTestService({
    providers: [unreachable],
    onError: (error) => errors.push(error),
  })
  const browser = service.openBrowser()
  const { uri } = (await browser.call('/social/start', { provider: 'google', hostOrigin })).body
  const page = await service.request(String(uri))
  expect(page.status).toBe(502)
  expect(await page.text()).toContain('The network does not respond')
  expect(errors).toEqual([new TypeError('fetch failed')])
})

async function openReturn() {
  const service = await createTestService({
    providers: [{ ...unreachable, authorize: async () => new URL('https://id.example/login') }],
  })
  const { uri } = (await service.openBrowser().call('/social/start', { provider: 'google', hostOrigin })).body
  const state = new URL(String(uri)).searchParams.get('state') ?? ''
  return (page: string) => {
    const query = new URLSearchParams({ state: `${state}--${page}`, code: 'c' })
    return service.request(`${ownOrigin}/callback?${query}`)
  }
}

// T12
test.each([
  'https://evil.example/',
  'https://app.example.evil.example/',
  'https://app.example@evil.example/',
  'http://app.example/',
  'https://app.example:8443/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:\\\\evil.example',
  'https://evil.example\t/',
  'null',
  '',
])('a login goes back to no page but that of its start: not to %j', async (page) => {
  const goBack = await openReturn()
  for (const text of [page, encodeURIComponent(page)]) {
    const reply = await goBack(text)
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null])
  }
})

// T12
test.each([`${hostOrigin}/shop?item=1#top`, encodeURIComponent(`${hostOrigin}/shop?item=1`)])(
  'a login goes back to %s, with its result',
  async (page) => {
    const reply = await (await openReturn())(page)
    expect(reply.status).toBe(302)
    const location = new URL(reply.headers.get('location') ?? '')
    expect(location.origin).toBe(hostOrigin)
    expect(location.searchParams.get('item')).toBe('1')
    expect(location.searchParams.get('result_uri')).toMatch(new RegExp(`^${ownOrigin}/callback\\?`))
  },
)

import { expect, test } from 'vitest'
import { createTestService, hostOrigin } from '../../test/testService.test.helper.ts'

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

import { expect, test } from '../support/test.ts'

// No service learns about visitors who do not connect.
// T27
test('no service is contacted before the first click', async ({ page, visit, sandbox, origins }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit()
  await page.waitForLoadState('networkidle')
  await page.getByTestId('connect-button').hover()
  await page.waitForLoadState('networkidle')

  const services = asked.filter((path) => path.startsWith('/sandbox/') || path.startsWith('/api/'))
  expect(services).toEqual(['/sandbox/test-wallets.js'])
  expect((await sandbox.requests()).filter((request) => request.service !== 'testWallets')).toEqual([])
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toEqual([])
  expect(await page.context().cookies(origins.playground)).toEqual([])
})

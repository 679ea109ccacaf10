import { hostPage } from '../support/pages/hostPage.ts'
import { sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

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

// T27
test('on a return visit only what reconnecting needs is requested', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await connect(page)
  await expect(hostPage(page).accountButton).toContainText('alice.eth')
  await sandbox.reset()
  const images: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && !request.url().startsWith('data:')) images.push(request.url())
  })
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  // The account's button shows its balance and its name.
  await expect(hostPage(page).balance).toContainText('ETH')
  await page.waitForLoadState('networkidle')
  const asked = (await sandbox.requests()).filter(({ service }) => service !== 'testWallets')
  const services = [...new Set(asked.map(({ service }) => service))]
  // The chain for the balance, the data service for name and avatar: no directory, no auth server, no relay.
  expect(services.filter((service) => !['rpc:1', 'dataService', 'avatars'].includes(service))).toEqual([])
  const identity = asked.filter(({ service }) => service === 'dataService').map(({ path }) => path)
  for (const path of identity) expect(path).toMatch(/^\/data-service\/v1\/identity\/0x[\da-f]{40}/i)
  expect(identity.length, 'one reading of the name').toBeLessThanOrEqual(1)
  expect(await walletRequests(page, sandboxWallet, 'eth_requestAccounts'), 'prompts').toEqual([])
  const own = new URL(page.url()).origin
  expect(images.filter((address) => !address.startsWith(own))).toEqual([])
})

// T27
test('a return visit after a disconnect requests nothing', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await connect(page)
  await page.evaluate(() => window.kit?.disconnect())
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  // Requests about the connected account are still on their way.
  await page.goto('about:blank')
  await sandbox.reset()
  await visit({ siwx: false })
  await page.waitForLoadState('networkidle')
  expect((await sandbox.requests()).filter(({ service }) => service !== 'testWallets')).toEqual([])
})

test('a modal that is rendered ahead animates nothing', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit()
  await page.getByTestId('connect-button').hover()
  const placeholders = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        (shadowRoot?.getAnimations() ?? [])
          .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
          .map(({ playState }) => playState),
      ),
    )
  await expect
    .poll(async () => (await placeholders()).length, 'placeholders of the directory')
    .toBeGreaterThan(0)
  expect(new Set(await placeholders())).toEqual(new Set(['paused']))
})

import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal } from '../support/wallets/connect.ts'
import { isBalanceRequest } from '../support/wallets/isBalanceRequest.ts'

// Texts for the visitor while services fail, and the limits of further requests to them. The browser logs failed
// requests as errors.
test.use({ allowedConsoleErrors: /Failed to load resource/ })

const unavailable = 'The list of other wallets is unavailable.'

async function countRequests(sandbox: SandboxControl, service: string, path: RegExp = /./): Promise<number> {
  const requests = await sandbox.requests()
  return requests.filter((request) => request.service === service && path.test(request.path)).length
}

const listed = (page: Page) => modal(page).rows.count()

// F1
test('a balance that fails is said once in a toast, is left alone for 30 s, and then appears by itself', async ({
  page,
  visit,
  sandbox,
}) => {
  const { card, toast, disconnect } = modal(page)
  await page.clock.install()
  await sandbox.setFaults({ 'rpc:1': { mode: 'down' } })
  // Without prices the account is headed by the balance of its coin.
  await visit({ siwx: false, services: { dataService: false } })
  await connect(page)
  await page.clock.fastForward(10_000)
  await expect(toast).toHaveText('Token Balance Unavailable')
  await page.clock.fastForward(6_000)
  await expect(toast).toHaveCount(0)
  await hostPage(page).accountButton.click()
  await expect(card).toContainText('Balance unavailable. Retrying automatically.')
  await expect(disconnect).toBeEnabled()
  await expect(card).toContainText('The tokens are unavailable.')

  const asked = await countRequests(sandbox, 'rpc:1')
  await page.clock.fastForward(5_000)
  await card.getByTestId('account-switch-network-button').click()
  await modal(page).back.click()
  await expect(card).toContainText('Balance unavailable. Retrying automatically.')
  await expect(toast).toHaveCount(0)
  expect(await countRequests(sandbox, 'rpc:1')).toBe(asked)

  await sandbox.reset()
  await page.clock.fastForward(31_000)
  await expect(card.getByTestId('w3m-account-balance')).toContainText('ETH')
})

// F2
test('a balance that takes long is announced as loading, and given up after 10 s', async ({
  page,
  visit,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.setFaults({ 'rpc:1': { mode: 'never' }, dataService: { mode: 'never' } })
  await visit({ siwx: false })
  const asked = page.waitForRequest(isBalanceRequest)
  await connect(page)
  await hostPage(page).accountButton.click()
  await expect(modal(page).card).toContainText('Loading balance')
  await asked
  await page.clock.fastForward(10_500)
  await expect(modal(page).card).toContainText('Balance unavailable.')
  await expect(modal(page).card).not.toContainText('Loading balance')
})

for (const mode of ['html', 'malformed'] as const) {
  // F3, F4
  test(`${mode} instead of data: the account shows its address and neither markup nor a wrong balance`, {
    tag: mode === 'malformed' ? [] : '@long',
  }, async ({ page, visit, sandbox }) => {
    const fault = {
      mode,
      ...(mode === 'malformed' && { body: '{"name":{"__proto__":{"x":1}},"result":"0x' }),
    }
    await sandbox.setFaults({ 'rpc:1': fault, dataService: fault })
    await visit({ siwx: false })
    await connect(page)
    await hostPage(page).accountButton.click()
    await expect(modal(page).card).toContainText('Balance unavailable.', { timeout: 20_000 })
    await expect(modal(page).card).toContainText('0xf3…b92266')
    await expect(page.getByText('Welcome')).toHaveCount(0)
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  })
}

// F5
test('a directory that is asked too often is asked again when it says so, and then listed without a click', async ({
  page,
  visit,
  sandbox,
}) => {
  await page.clock.install()
  const fault = { mode: 'status', status: 429, retryAfterSeconds: 5, operation: 'getWallets' }
  await sandbox.setFaults({ walletDirectory: fault })
  await visit({ siwx: false })
  await openModal(page)
  await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
  await expect.poll(() => countRequests(sandbox, 'walletDirectory')).toBeGreaterThan(0)
  const asked = await countRequests(sandbox, 'walletDirectory')
  await page.clock.fastForward(4_000)
  expect(await countRequests(sandbox, 'walletDirectory')).toBe(asked)
  await sandbox.reset()
  await page.clock.fastForward(2_000)
  await expect.poll(() => listed(page)).toBeGreaterThan(4)
  await expect(modal(page).card).not.toContainText(unavailable)
})

// F5
test('a directory that asks for a long pause is reported, and is not asked again by itself', {
  tag: '@long',
}, async ({ page, visit, sandbox }) => {
  await page.clock.install()
  const fault = { mode: 'status', status: 429, retryAfterSeconds: 120, operation: 'getWallets' }
  await sandbox.setFaults({ walletDirectory: fault })
  await visit({ siwx: false })
  await openModal(page)
  await expect(modal(page).card).toContainText(unavailable)
  const asked = await countRequests(sandbox, 'walletDirectory')
  await page.clock.fastForward(60_000)
  expect(await countRequests(sandbox, 'walletDirectory')).toBe(asked)
  await sandbox.reset()
  await modal(page).tryAgain.click()
  await expect.poll(() => listed(page)).toBeGreaterThan(4)
})

// F6
test('a directory that fails once is listed without a click', async ({ page, visit, sandbox }) => {
  await sandbox.setFaults({ walletDirectory: { mode: 'status', status: 503, times: 1 } })
  await visit({ siwx: false })
  await openModal(page)
  await expect.poll(() => listed(page)).toBeGreaterThan(4)
  await expect(modal(page).card).not.toContainText(unavailable)
})

// F6
test('a directory that always fails is reported with what still works, and can be tried again', async ({
  page,
  visit,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.setFaults({ walletDirectory: { mode: 'status', status: 500 } })
  let answers = 0
  page.on('requestfinished', (request) => {
    if (/getWallets/.test(request.url())) answers += 1
  })
  await visit({ siwx: false })
  await openModal(page)
  const { card, tryAgain } = modal(page)
  await expect(card).toContainText(`${unavailable} Installed wallets still work.`)
  // The first attempt and its two retries: a retry after the reset would list the wallets by itself.
  for (const attempt of [1, 2, 3]) {
    await expect.poll(() => answers).toBe(attempt)
    await page.clock.fastForward(2_000)
  }
  expect(await countRequests(sandbox, 'walletDirectory', /getWallets/)).toBe(3)
  await sandbox.reset()
  await tryAgain.click()
  await expect.poll(() => listed(page)).toBeGreaterThan(4)
})

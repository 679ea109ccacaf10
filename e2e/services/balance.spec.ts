import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'
import { isBalanceRequest } from '../support/wallets/isBalanceRequest.ts'

test.use({ allowedConsoleErrors: /Failed to load resource/ })

for (const mode of ['down', 'html'] as const) {
  // F1, F4
  test(`data service ${mode}: connecting and the native balance work without it`, {
    tag: mode === 'down' ? [] : '@long',
  }, async ({ page, visit, sandbox }) => {
    await sandbox.setFaults({ dataService: { mode } })
    await visit({ siwx: false })
    await connect(page)
    await expect(hostPage(page).balance).toHaveText(/^\d+(\.\d+)? ETH$/)
    await hostPage(page).accountButton.click()
    await expect(modal(page).card).toContainText('ETH')
    await expect(modal(page).disconnect).toBeEnabled()
  })
}

// F9
test('chain down: the page reports an unavailable balance and stays usable', async ({
  page,
  visit,
  sandbox,
}) => {
  const host = hostPage(page)
  await sandbox.setFaults({ 'rpc:1': { mode: 'down' } })
  await visit({ siwx: false })
  await connect(page)
  await expect(host.balance).toContainText('not available', { timeout: 20_000 })
  await host.accountButton.click()
  await modal(page).disconnect.click()
  await expect(host.connectionStatus).toHaveText('disconnected')
})

const reply = (chainId: unknown, balance: unknown) =>
  JSON.stringify([
    { jsonrpc: '2.0', id: 0, result: chainId },
    { jsonrpc: '2.0', id: 1, result: balance },
  ])

for (const [name, body] of [
  ['of another chain', reply('0x89', '0xde0b6b3a7640000')],
  ['with a list as balance', reply('0x1', ['0xde0b6b3a7640000'])],
  ['with a negative balance', reply('0x1', '-0x1')],
  ['with a balance of 4 million characters', reply('0x1', `0x${'f'.repeat(4_000_000)}`)],
] as const) {
  // T23, T21, F3
  test(`a node ${name}: its answer is not shown, and the page stays usable`, {
    tag: name === 'with a negative balance' ? [] : '@long',
  }, async ({ page, visit, sandbox }) => {
    const host = hostPage(page)
    await sandbox.setFaults({ 'rpc:1': { mode: 'malformed', body } })
    await visit({ siwx: false })
    await connect(page)
    await expect(host.balance).toContainText('not available')
    await host.accountButton.click()
    await modal(page).disconnect.click()
    await expect(host.connectionStatus).toHaveText('disconnected')
  })
}

// F2, F9
test('a silent node: the balance is given up after 10 seconds in all', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.setFaults({ 'rpc:1': { mode: 'never' } })
  await visit({ siwx: false })
  const asked = page.waitForRequest(isBalanceRequest)
  const aborted = page.waitForEvent('requestfailed', isBalanceRequest)
  await connect(page)
  await asked
  await page.clock.fastForward(10_100)
  await aborted
  await expect(hostPage(page).balance).toContainText('not available')
})

import { connect } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedConsoleErrors: /Failed to load resource/ })

for (const mode of ['down', 'html'] as const) {
  // F1
  test(`data service ${mode}: connecting and the native balance work without it`, async ({
    page,
    visit,
    sandbox,
  }) => {
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

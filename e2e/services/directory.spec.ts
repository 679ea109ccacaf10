import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet, secondWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal } from '../support/wallets/connect.ts'

// The browser logs failed requests as errors.
test.use({ allowedConsoleErrors: /Failed to load resource/ })

for (const mode of ['down', 'html'] as const) {
  const tag = mode === 'down' ? [] : '@long'

  // F1, F4
  test(`directory ${mode}: one line reports it, and installed wallets connect`, { tag }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await sandbox.setFaults({ walletDirectory: { mode } })
    await visit({ siwx: false })
    await openModal(page)
    await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
    await expect(modal(page).wallet(secondWallet)).toBeVisible()
    await expect(modal(page).card).toContainText(/list of other wallets is unavailable/i)
    await modal(page).wallet(sandboxWallet).click()
    await expect(modal(page).card).toBeHidden()
    await expect(hostPage(page).connectionStatus).toHaveText('connected')
  })

  // F1, F4
  test(`directory ${mode}: All Wallets reports it and can retry`, { tag }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await sandbox.setFaults({ walletDirectory: { mode } })
    await visit({ siwx: false })
    await openModal(page)
    await page.evaluate(() => window.kit?.open({ view: 'AllWallets' }))
    await expect(modal(page).title).toHaveText('All Wallets')
    await expect(modal(page).card).toContainText('The wallet list is unavailable', { timeout: 20_000 })
    await sandbox.reset()
    await modal(page).tryAgain.click()
    await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
  })
}

// F2
test('directory slow: the modal does not wait for it', async ({ page, visit, sandbox }) => {
  await sandbox.setFaults({ walletDirectory: { mode: 'slow', delayMs: 8_000 } })
  await visit({ siwx: false })
  await connect(page)
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

test('directory disabled: its rows are hidden, installed wallets and pairing are listed', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false, services: { walletDirectory: false } })
  await openModal(page)
  await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
  await expect(modal(page).allWallets).toHaveCount(0)
  // The two announced wallets, and pairing.
  await expect(modal(page).rows).toHaveCount(3)
})

// F2
test('directory that never responds: aborted at the time limit, reported in one line', async ({
  page,
  visit,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.setFaults({ walletDirectory: { mode: 'never' } })
  await visit({ siwx: false })
  const asked = page.waitForRequest(/getWallets/)
  await openModal(page)
  await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
  await asked
  await page.clock.fastForward(11_000)
  await expect(modal(page).card).toContainText(/list of other wallets is unavailable/i)
})

// T21, F3
test('directory with invalid replies: they are rejected as a whole', async ({ page, visit, sandbox }) => {
  const body = JSON.stringify({ count: 2, data: [{ id: 7, name: { first: 'x' } }, null] })
  await sandbox.setFaults({ walletDirectory: { mode: 'malformed', body } })
  await visit({ siwx: false })
  await openModal(page)
  await expect(modal(page).card).toContainText(/list of other wallets is unavailable/i)
  await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
})

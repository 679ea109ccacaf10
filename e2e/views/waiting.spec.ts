import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

// The network may be gone before the code of the wallet list has arrived.
test.use({ allowedConsoleErrors: /Failed to load resource|The list of wallets failed to load/ })

// F28
test('offline, every view says so and what still works, until the network is back', async ({
  page,
  visit,
  context,
}) => {
  await visit({ siwx: false })
  await openModal(page)
  await context.setOffline(true)
  const view = modal(page).card.locator('[data-view-body]')
  await expect(view).toContainText('You are offline.')
  await expect(modal(page).wallet(sandboxWallet)).toBeEnabled()
  await context.setOffline(false)
  await expect(view).not.toContainText('You are offline.')
})

test('a network change that takes 10 s says what the visitor can do', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  await modal(page).networkSelector.click()
  await expect(modal(page).network('Polygon')).toBeVisible()
  await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
  await page.clock.install()
  await modal(page).network('Polygon').click()
  await expect(modal(page).card).toContainText('Confirm in your wallet')
  await page.clock.fastForward(10_500)
  await expect(modal(page).card).toContainText('Open your wallet yourself and confirm there')
})

import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

// F16
test('a wallet with invalid responses is not connected, and nothing is stored', async ({ page, visit }) => {
  await visit({ siwx: false })
  await setWallet(page, sandboxWallet, 'setGarbage', true)
  await pickWallet(page)
  await expect(modal(page).tryAgain).toBeVisible()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  await expect(hostPage(page).address).toHaveText('–')
  const kept = await page.evaluate(() => localStorage.getItem('@appkit/connection_status'))
  expect(kept).not.toBe('connected')
})

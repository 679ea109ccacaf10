import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connectAndSignIn, pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

// F14
test('after a declined request, Try again works', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await setWallet(page, sandboxWallet, 'setReject', true)
  await pickWallet(page)
  await expect(modal(page).tryAgain).toBeVisible()
  await expect(modal(page).card).toContainText(/declined/i)
  await expect(host.connectionStatus).toHaveText('disconnected')
  expect(await page.evaluate(() => localStorage.getItem('@appkit/eip155:connected_connector_id'))).toBeNull()

  await setWallet(page, sandboxWallet, 'setReject', false)
  await modal(page).tryAgain.click()
  await expect(modal(page).card).toBeHidden()
  await expect(host.connectionStatus).toHaveText('connected')
})

// F15
test('a wallet with a pending request gets no second one', async ({ page, visit }) => {
  await visit({ siwx: false })
  await page.evaluate(() =>
    window.testWallets?.[0]?.rejectNext('eth_requestAccounts', { code: -32002, message: 'Already pending' }),
  )
  await pickWallet(page)
  await expect(modal(page).card).toContainText(`${sandboxWallet.name} already has a request open`)
  expect(await walletRequests(page, sandboxWallet, 'eth_requestAccounts')).toHaveLength(1)
  await modal(page).tryAgain.click()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

// F14
test('a declined signature keeps the connection, and can be retried', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeVisible()
  await setWallet(page, sandboxWallet, 'setReject', true)
  await modal(page).sign.click()
  // Once, in the view that asked for it.
  await expect(modal(page).card.locator('[data-view-body]').getByText('Signature declined')).toHaveCount(1)
  await expect(modal(page).toast).toHaveCount(0)
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.authentication).toHaveText('unauthenticated')

  await setWallet(page, sandboxWallet, 'setReject', false)
  await modal(page).sign.click()
  await expect(host.authentication).toHaveText('authenticated')
})

test('declining a request of the host app changes nothing', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  await host.signButton.click()
  await expect(host.signature).toHaveText(/^0x[0-9a-f]{130}$/)
  await setWallet(page, sandboxWallet, 'setReject', true)
  await host.signButton.click()
  await expect(host.signature).toHaveText(/^Declined:/)
  await expect(host.authentication).toHaveText('authenticated')
})

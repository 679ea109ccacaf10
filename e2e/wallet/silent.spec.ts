import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet, secondWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

// F13
test('a wallet that never responds can be left immediately for another one', async ({ page, visit }) => {
  await visit({ siwx: false })
  await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
  await pickWallet(page)
  await expect(modal(page).card).toContainText(`Continue in ${sandboxWallet.name}`)
  await expect(hostPage(page).connectionStatus).toHaveText('connecting')
  await modal(page).back.click()
  await expect(modal(page).title).toHaveText('Connect Wallet')
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')

  await modal(page).wallet(secondWallet).click()
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

// F13
test('a late response after closing does not connect', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await setWallet(page, sandboxWallet, 'setHold', true)
  await pickWallet(page)
  await expect(host.connectionStatus).toHaveText('connecting')
  await expect.poll(() => walletRequests(page, sandboxWallet, 'eth_requestAccounts')).toHaveLength(1)
  await modal(page).close.click()
  await expect(modal(page).card).toBeHidden()
  await expect(host.connectionStatus).toHaveText('disconnected')

  await setWallet(page, sandboxWallet, 'setHold', false)
  await setWallet(page, sandboxWallet, 'answerPending')
  // The wallet approves now, after the visitor has closed the modal.
  await expect.poll(() => page.evaluate(accountsOfWallet)).not.toEqual([])
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect(modal(page).card).toBeHidden()
})

test('after ten seconds the view shows a hint', async ({ page, visit }) => {
  await page.clock.install()
  await visit({ siwx: false })
  await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
  await pickWallet(page)
  await expect(modal(page).card).toContainText(`Continue in ${sandboxWallet.name}`)
  await expect.poll(() => walletRequests(page, sandboxWallet, 'eth_requestAccounts')).toHaveLength(1)
  await page.clock.fastForward(11_000)
  await expect(modal(page).card).toContainText('Still waiting.')
  await setWallet(page, sandboxWallet, 'setNeverAnswer', false)
  await modal(page).tryAgain.click()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

function accountsOfWallet(): Promise<unknown> {
  return window.testWallets?.[0]?.provider.request({ method: 'eth_accounts' }) ?? Promise.resolve([])
}

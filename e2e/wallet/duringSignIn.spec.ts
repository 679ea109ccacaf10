import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

// T9
test('switching accounts while the wallet signs does not transfer the session', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeVisible()
  const first = (await host.address.textContent()) ?? ''
  await setWallet(page, sandboxWallet, 'setHold', true)
  await modal(page).sign.click()
  await expect(page.getByTestId('sign-in-step')).toHaveText('signing')
  await setWallet(page, sandboxWallet, 'changeAccount', 1)
  await expect(host.address).not.toHaveText(first)
  await setWallet(page, sandboxWallet, 'setHold', false)
  await setWallet(page, sandboxWallet, 'answerPending')

  await expect(page.getByTestId('sign-in-step')).toHaveText('needed')
  await expect(host.authentication).toHaveText('unauthenticated')
  await modal(page).sign.click()
  await expect(host.authentication).toHaveText('authenticated')
  const second = (await host.address.textContent()) ?? ''
  await expect(host.sessionAccount).toHaveText(`eip155:1:${second}`)
})

test('revoking access while the wallet signs ends the attempt', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeVisible()
  await setWallet(page, sandboxWallet, 'setHold', true)
  await modal(page).sign.click()
  await expect(page.getByTestId('sign-in-step')).toHaveText('signing')
  await setWallet(page, sandboxWallet, 'revoke')
  await expect(host.connectionStatus).toHaveText('disconnected')
  await setWallet(page, sandboxWallet, 'answerPending')
  await expect(page.getByTestId('sign-in-step')).toHaveText('off')
  expect(await page.evaluate(() => fetch('/api/auth/session').then((reply) => reply.json()))).toBeNull()
})

test('cancelling works immediately while the wallet does not respond', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeVisible()
  await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
  await modal(page).sign.click()
  await expect(page.getByTestId('sign-in-step')).toHaveText('signing')
  await modal(page).cancelSign.click()
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect(host.authentication).toHaveText('unauthenticated')
})

import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { pickWallet } from '../support/wallets/connect.ts'

test('cancelling a required sign-in disconnects', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await pickWallet(page)
  await modal(page).cancelSign.click()
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect(host.authentication).toHaveText('unauthenticated')
  await page.reload()
  await expect(host.connectionStatus).toHaveText('disconnected')
})

test('cancelling a sign-in that is not required keeps the connection', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: { required: false } })
  await pickWallet(page)
  await modal(page).cancelSign.click()
  await expect(modal(page).card).toBeHidden()
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.authentication).toHaveText('unauthenticated')
})

test('a required sign-in is not dismissed by accident: it shakes, explains, and focuses Cancel', async ({
  page,
  visit,
}) => {
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal(page).card).toBeVisible()
  await expect(modal(page).cancelSign).toBeFocused()
  await expect(modal(page).card.getByRole('status').filter({ hasText: /\S/ })).not.toHaveCount(0)
  await modal(page).overlay.click({ position: { x: 5, y: 5 } })
  await expect(modal(page).card).toBeVisible()
})

test('a reload during sign-in requests it again', async ({ page, visit }) => {
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeVisible()
  await page.reload()
  await expect(modal(page).sign).toBeVisible()
  await modal(page).sign.click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
})

import { auditPage } from '../support/checks/auditPage.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

test('embedded: a region of the page, without overlay, focus trap or inert', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ enableEmbedded: true })
  const { card } = modal(page)
  await expect(card).toHaveRole('region')
  await expect(card).toHaveAccessibleName('Connect Wallet')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
  expect(await page.locator('[inert]').count()).toBe(0)
  expect(await auditPage(page)).toEqual([])

  await modal(page).wallet(sandboxWallet).click()
  await modal(page).sign.click()
  await expect(host.authentication).toHaveText('authenticated')
  await expect(card).toHaveAccessibleName('Account')
  await expect(modal(page).disconnect).toBeVisible()
})

test('disableAppend: the modal opens in the element of the host app', async ({ page, visit }) => {
  await visit({ disableAppend: true })
  await hostPage(page).connectButton.click()
  await expect(page.locator('.modal-place').getByTestId('w3m-modal-card')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectButton).toBeFocused()
})

import { dashboard, openDashboard } from '../support/pages/dashboard.ts'
import { logInByEmail, logins, withLogins } from '../support/pages/logins.ts'
import { expect, test } from '../support/tests/test.ts'
import { askPermission, redeem } from '../support/wallets/permissions.ts'
import { fund } from '../support/wallets/smartAccount.ts'

// The browser notes each refusal of the frame's own server.
test.use({ allowedConsoleErrors: /the server responded with a status of (401|403|409)/ })

// T20
test('a permission that an app was given is revoked on the dashboard, and the chain refuses it then', {
  tag: '@long',
}, async ({ page, visit, sandbox }) => {
  const email = 'revokes@example.test'
  await visit(withLogins(sandbox))
  await logInByEmail(page, sandbox, email)
  const account = (await page.evaluate(() => window.kit?.getAddress())) ?? ''
  await fund(sandbox, account, { coins: 10n ** 18n })
  const granting = askPermission(page)
  await logins(page).frame.getByRole('button', { name: 'Approve' }).click()
  const { context } = await granting
  const app = new URL(page.url()).host
  await redeem(sandbox, context, 1n)

  const other = await page.context().newPage()
  // Of the same browser and site: logged in with the app.
  await openDashboard(other, sandbox)
  const { section, dialog, status } = dashboard(other)
  const permission = section('permissions').getByRole('listitem').filter({ hasText: app })
  await expect(permission).toHaveCount(1)
  const revoke = permission.getByRole('button')

  // Cancelled: it stays.
  await revoke.click()
  await expect(dialog.getByText('Revoke a permission')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(dialog).toHaveCount(0)
  await redeem(sandbox, context, 1n)

  await revoke.click()
  await expect(dialog.getByText('Revoke a permission')).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(status).not.toBeEmpty()
  await expect(permission).toHaveCount(0)
  await expect(redeem(sandbox, context, 1n)).rejects.toThrow()
})

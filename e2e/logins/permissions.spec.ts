import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, logins, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'
import { askPermission, redeem, stranger } from '../support/wallets/permissions.ts'
import { fund, payingOptions } from '../support/wallets/smartAccount.ts'

// T20
test('a page is permitted what the chain enforces, and the visitor ends it in the modal', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({
    ...withLogins(sandbox),
    ...payingOptions(sandbox),
    features: { smartSessions: true },
  })
  await logInByEmail(page, sandbox, 'permits@example.test')
  const account = (await page.evaluate(() => window.kit?.getAddress())) ?? ''
  await fund(sandbox, account, { coins: 10n ** 18n })
  const { card, toast } = modal(page)
  const { frame } = logins(page)

  const granting = askPermission(page, { paymasterService: { url: `${sandbox.origin}/paymaster/1` } })
  await expect(frame.getByText('Allow others to use your account')).toBeVisible()
  await expect(frame.getByText('0.000000000000000005 ETH in all')).toBeVisible()
  await expect(frame.getByText('3 times at most')).toBeVisible()
  await expect(frame.getByText('This amount can go to any address')).toBeVisible()
  const colorOf = (text: string) =>
    frame.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color)
  expect(await colorOf('anybody')).not.toBe(await colorOf('3 times at most'))
  await expect(card).toHaveAccessibleName('Grant permission')
  await expect(frame.getByText('paid by Harrow & Vetch')).toBeVisible()
  await frame.getByRole('button', { name: 'Approve' }).click()
  const { context } = await granting

  const before = await nativeBalance(sandbox, 1, stranger)
  await redeem(sandbox, context, 4n)
  await expect.poll(() => nativeBalance(sandbox, 1, stranger)).toBe(before + 4n)
  await expect(redeem(sandbox, context, 2n)).rejects.toThrow(/allowance-exceeded/)

  await hostPage(page).accountButton.click()
  await card.getByTestId('w3m-header-smart-sessions').click()
  const session = card.getByTestId(/^smart-session-item-/)
  await expect(session).toHaveCount(1)
  await expect(session).toContainText(new URL(page.url()).host)
  await expect(session).toContainText('Coin transfers')
  await session.getByTestId(/^smart-session-revoke-/).click()
  await expect(frame.getByText('Revoke a permission')).toBeVisible()
  await expect(card).toHaveAccessibleName('Revoke permission')
  await expect(frame.getByText('paid by Harrow & Vetch')).toBeVisible()
  await frame.getByRole('button', { name: 'Approve' }).click()
  await expect(toast).toContainText('has been revoked')
  await expect(session).toContainText('Revoked')
  await expect(redeem(sandbox, context, 1n)).rejects.toThrow()
  expect(await nativeBalance(sandbox, 1, stranger)).toBe(before + 4n)
})

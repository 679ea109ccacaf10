import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, logins, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

const readAccount = (page: Page) =>
  page.evaluate(() => {
    const { address, allAccounts, embeddedWalletInfo } = window.kit?.getAccount('eip155') ?? {}
    const preferred = window.kit?.getPreferredAccountType('eip155')
    return { address, allAccounts, accountType: embeddedWalletInfo?.accountType, preferred }
  })

/** Addresses of the smart account and of its key. */
async function readAddresses(page: Page): Promise<{ readonly smart: string; readonly key: string }> {
  const { allAccounts = [] } = await readAccount(page)
  const addressOf = (type: string) => allAccounts.find((account) => account.type === type)?.address ?? ''
  return { smart: addressOf('smartAccount'), key: addressOf('eoa') }
}

test('a login starts with its smart account, and keeps the switch to the key’s until it ends', {
  tag: '@long',
}, async ({ page, visit, sandbox }) => {
  await visit(withLogins(sandbox))
  await logInByEmail(page, sandbox, 'types@example.test')
  const { smart, key } = await readAddresses(page)
  expect(await readAccount(page)).toMatchObject({ address: smart, accountType: 'smartAccount' })
  const { card, back } = modal(page)
  const toggle = card.getByTestId('account-toggle-preferred-account-type')
  const shown = card.getByTestId('account-settings-address')
  const openSettings = async () => {
    await hostPage(page).accountButton.click()
    await card.getByTestId('w3m-profile-button').click()
    await card.getByTestId('account-settings-button').click()
  }
  await openSettings()
  await expect(shown).toContainText(smart.slice(-4))
  await expect(toggle).toContainText('Switch to your EOA')
  await toggle.click()
  await expect(shown).toContainText(key.slice(-4))
  await expect(toggle).toContainText('Switch to your smart account')
  expect(await readAccount(page)).toMatchObject({ address: key, accountType: 'eoa', preferred: 'eoa' })

  // Both are listed with the balance of each.
  await back.click()
  const rows = card.getByTestId('switch-address-item')
  await expect(rows).toHaveCount(2)
  const rowOf = (address: string) => rows.filter({ hasText: address.slice(-4) })
  await expect(rowOf(smart)).toContainText(/Balance: 0\.0+ ETH/)
  await expect(rowOf(key)).toContainText(/Balance: [1-9][\d.,]* ETH/)

  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(await readAccount(page)).toMatchObject({ address: key, accountType: 'eoa', preferred: 'eoa' })
  await openSettings()
  await expect(toggle).toContainText('Switch to your smart account')
  await card.getByTestId('disconnect-button').click()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  expect(
    await page.evaluate(() => [
      localStorage.getItem('@appkit/preferred_account_types'),
      localStorage.getItem('@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS'),
    ]),
  ).toEqual([null, null])
})

test('a login signs and sends with the kind of account that its visitor has chosen', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ ...withLogins(sandbox), defaultAccountTypes: { eip155: 'eoa' } })
  await logInByEmail(page, sandbox, 'chosen@example.test')
  const { smart, key } = await readAddresses(page)
  expect(await readAccount(page)).toMatchObject({ address: key, preferred: 'eoa' })
  const ask = (method: string, params: unknown) =>
    page.evaluate(
      async ([asked, given]) =>
        window.kit?.getProvider('eip155')?.request({ method: asked, params: given } as never),
      [method, params] as const,
    )
  const funding = ask('eth_sendTransaction', [{ from: key, to: smart, value: '0x2386f26fc10000' }])
  await logins(page).frame.getByRole('button', { name: 'Approve' }).click()
  await funding

  await page.evaluate(() => window.kit?.setPreferredAccountType('smartAccount', 'eip155'))
  expect(await readAccount(page)).toMatchObject({ address: smart, accountType: 'smartAccount' })
  const isDeployed = () =>
    page.evaluate(() => window.kit?.getAccount('eip155').embeddedWalletInfo?.isSmartAccountDeployed)
  expect(await isDeployed()).toBe(false)
  const sending = ask('eth_sendTransaction', [{ from: smart, to: key, value: '0x1' }])
  await logins(page).frame.getByRole('button', { name: 'Approve' }).click()
  expect(await sending).toMatch(/^0x[\da-f]{64}$/)
  await expect.poll(isDeployed).toBe(true)
})

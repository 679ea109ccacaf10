import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { logins, readCode, sendCode, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import { fund, tokenBalance } from '../support/wallets/smartAccount.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dai = 10n ** 18n

const codeOf = (sandbox: SandboxControl, address: string) =>
  requestNode(sandbox, 1, 'eth_getCode', [address, 'latest'])

/** Logs in, and signs in at the page's server with the login's account. Returns its address. */
async function signIn(page: Page, sandbox: SandboxControl, email: string): Promise<string> {
  await openModal(page)
  await sendCode(page, sandbox, email)
  await logins(page).code.fill(await readCode(sandbox, email))
  await logins(page).frame.getByRole('button', { name: 'Sign' }).click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  await expect(modal(page).card).toBeHidden()
  return (await hostPage(page).address.textContent()) ?? ''
}

/** Approves in the frame, which says who pays. */
async function approve(page: Page, fee: string | RegExp): Promise<void> {
  const { frame } = logins(page)
  await expect(frame.getByText(fee)).toBeVisible()
  await frame.getByRole('button', { name: 'Approve' }).click()
}

async function sendDai(page: Page, amount: string): Promise<void> {
  const { card } = modal(page)
  await hostPage(page).accountButton.click()
  await card.getByTestId('token-item-DAI').click()
  await card.getByTestId('send-amount').fill(amount)
  await card.getByTestId('send-receiver').fill(bob)
  await card.getByTestId('send-review').click()
}

test('a login without a coin signs in, sends, swaps and takes a name, and the app pays', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({
    ...withLogins(sandbox),
    siwx: true,
    paymasters: { 'eip155:1': { url: `${sandbox.origin}/paymaster/1` } },
  })
  // By ERC-6492: the account has no code yet.
  const account = await signIn(page, sandbox, 'nocoin@example.test')
  expect(await codeOf(sandbox, account)).toBe('0x')
  await fund(sandbox, account, { coins: 0n, dai: 100n * dai })
  const bobHad = await tokenBalance(sandbox, 'DAI', bob)
  const { card, title } = modal(page)

  await sendDai(page, '1.5')
  await expect(card).toContainText('paid by Harrow & Vetch')
  await card.getByTestId('send-confirm').click()
  await approve(page, 'paid by Harrow & Vetch')
  await expect(card.getByTestId('send-success')).toBeVisible()
  expect((await tokenBalance(sandbox, 'DAI', bob)) - bobHad).toBe((3n * dai) / 2n)
  expect(await codeOf(sandbox, account)).not.toBe('0x')

  // Approved and swapped in one confirmation.
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '20', fromToken: 'DAI', toToken: 'USDC' } }),
  )
  await card.getByTestId('swap-review').click()
  await expect(card).toContainText('paid by Harrow & Vetch')
  await card.getByTestId('swap-confirm').click()
  await expect(logins(page).frame.getByText('Send 2 calls as one transaction')).toBeVisible()
  await approve(page, 'paid by Harrow & Vetch')
  await expect(card.getByTestId('swap-success')).toBeVisible()
  expect(await tokenBalance(sandbox, 'USDC', account)).toBeGreaterThan(19_000_000n)
  expect(await tokenBalance(sandbox, 'DAI', account)).toBe(100n * dai - (3n * dai) / 2n - 20n * dai)

  // A name costs a signature, by ERC-1271 now.
  await page.evaluate(() => window.kit?.open({ view: 'RegisterAccountName' }))
  await card.getByTestId('wui-ens-input').fill('nocoin-at-all')
  await expect(card.getByTestId('account-name-suggestion').first()).toHaveText(/nocoin-at-all.*Available/)
  await card.getByTestId('name-submit').click()
  await logins(page).frame.getByRole('button', { name: 'Sign' }).click()
  await expect(title).toHaveText('Your name is registered')
  expect(await nativeBalance(sandbox, 1, account)).toBe(0n)

  await page.evaluate(() => window.kit?.disconnect())
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  expect(await signIn(page, sandbox, 'nocoin@example.test')).toBe(account)
})

test('the same paid by the smart account itself, and by the key of the login', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ ...withLogins(sandbox), siwx: true })
  const account = await signIn(page, sandbox, 'pays@example.test')
  const { card } = modal(page)
  await fund(sandbox, account, { coins: 10n ** 18n, dai: 10n * dai })
  await sendDai(page, '1')
  await card.getByTestId('send-confirm').click()
  await approve(page, /^at most 0\.\d+ ETH$/)
  await expect(card.getByTestId('send-success')).toBeVisible()
  expect(await tokenBalance(sandbox, 'DAI', account)).toBe(9n * dai)
  expect(await nativeBalance(sandbox, 1, account)).toBeLessThan(10n ** 18n)

  await page.evaluate(() => void window.kit?.setPreferredAccountType('eoa', 'eip155'))
  // Another account signs in for itself.
  await logins(page).frame.getByRole('button', { name: 'Sign' }).click()
  await expect(hostPage(page).address).not.toHaveText(account)
  const key = (await hostPage(page).address.textContent()) ?? ''
  await fund(sandbox, key, { coins: 10n ** 18n, dai: 10n * dai })
  await expect(card).toBeHidden()
  await sendDai(page, '1')
  await card.getByTestId('send-confirm').click()
  await logins(page).frame.getByRole('button', { name: 'Approve' }).click()
  await expect(card.getByTestId('send-success')).toBeVisible()
  expect(await tokenBalance(sandbox, 'DAI', key)).toBe(9n * dai)
})

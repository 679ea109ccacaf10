import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connectAndSignIn } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

// The sandbox wallet's accounts, those of the development mnemonic.
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

// T9
test('a second account joins the session by signing, and leaves it in Profile', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: { linkAccounts: true } })
  await page.getByTestId('session-panel').locator('summary').click()
  await connectAndSignIn(page)
  await setWallet(page, sandboxWallet, 'changeAccount', 1)
  await expect(host.authentication).toHaveText('unauthenticated')
  await expect(modal(page).card).toContainText('You were signed in as 0xf3…b92266.')
  await modal(page).sign.click()
  await expect(host.authentication).toHaveText('authenticated')
  const accounts = page.getByTestId('session-accounts').locator('li')
  await expect(accounts).toHaveText([`eip155:1:${alice}`, `eip155:1:${bob}`])

  await setWallet(page, sandboxWallet, 'changeAccount', 0)
  await expect(host.sessionAccount).toHaveText(`eip155:1:${alice}`)
  await expect(modal(page).card).toBeHidden()
  expect(await walletRequests(page, sandboxWallet, 'personal_sign')).toHaveLength(2)

  await host.accountButton.click()
  await modal(page).accounts.click()
  await expect(modal(page).title).toHaveText('Profile')
  await expect(modal(page).card.getByTestId('profile-signed-in-account')).toHaveText([
    /Ethereum.*Signed in/,
    /Ethereum.*Remove/,
  ])

  await modal(page).card.getByTestId('profile-remove-account').click()
  await expect(modal(page).card.getByTestId('profile-signed-in-account')).toHaveCount(0)
  await expect(accounts).toHaveText([`eip155:1:${alice}`])
  await expect(host.authentication).toHaveText('authenticated')
})

import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet, secondWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { pickWallet } from '../support/wallets/connect.ts'

test('a network of another family says that it needs another wallet before it switches', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false }, { namespaces: ['eip155', 'solana'] })
  await pickWallet(page)
  await modal(page).card.getByTestId('wui-list-chain-eip155').click()
  await expect(modal(page).card).toBeHidden()
  await hostPage(page).accountButton.click()
  await modal(page).networkSelector.click()
  await modal(page).network('Solana').click()
  await expect(modal(page).title).toHaveText('Switch chain')
  await expect(modal(page).card).toContainText('The connected wallet does not support Solana.')

  await modal(page).back.click()
  await expect(modal(page).title).toHaveText('Choose Network')
  await modal(page).network('Solana').click()
  await modal(page).card.getByTestId('w3m-switch-active-chain-button').click()
  await expect(modal(page).title).toHaveText('Connect Wallet')
  // Wallets of the other family would not help.
  await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
  await expect(modal(page).wallet(secondWallet)).toHaveCount(0)
  expect(await page.evaluate(() => window.kit?.getAddress('eip155'))).toMatch(/^0x/)
})

test('a visitor without a wallet finds where to get one', async ({ page, visit }) => {
  await visit({ siwx: false })
  await hostPage(page).connectButton.click()
  await modal(page).card.getByTestId('w3m-wallet-guide-get-started').click()
  await modal(page).card.getByRole('button', { name: 'Get a wallet' }).click()
  await modal(page).rows.first().click()
  await expect(modal(page).title).toHaveText(/^Get /)
  await expect(modal(page).card.getByRole('link').first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, secondWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

/** Opens the account of the sandbox that has no name. */
async function openNameless(page: Page): Promise<void> {
  await connect(page, secondWallet)
  const { address, accountButton } = hostPage(page)
  const first = (await address.textContent()) ?? ''
  await setWallet(page, secondWallet, 'changeAccount', 1)
  await expect(address).not.toHaveText(first)
  await accountButton.click()
}

test('registers a name by a signature, and shows it in the button, also after a reload', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await openNameless(page)
  const { card, title } = modal(page)
  await card.getByTestId('account-choose-name-button').click()
  await card.getByRole('button', { name: 'Choose name' }).click()
  await expect(title).toHaveText('Choose name')
  await card.getByTestId('wui-ens-input').fill('alice')
  await expect(card.getByTestId('account-name-suggestion').first()).toHaveText(/alice\.reown\.id.*Taken/)
  await expect(card.getByTestId('name-submit')).toHaveAttribute('aria-disabled', 'true')
  await card.getByTestId('wui-ens-input').fill('Dave-the-Sailor')
  await expect(card.getByTestId('account-name-suggestion').first()).toHaveText(/dave-the-sailor.*Available/)

  await setWallet(page, secondWallet, 'setReject', true)
  await card.getByTestId('name-submit').click()
  await expect(card).toContainText('Signature declined')
  await setWallet(page, secondWallet, 'setReject', false)
  await card.getByTestId('wui-ens-input').press('Enter')
  await expect(title).toHaveText('Your name is registered')
  await expect(card.getByTestId('name-success')).toContainText('dave-the-sailor.reown.id')
  await card.getByRole('button', { name: 'Let’s Go!' }).click()
  await expect(card).toContainText('dave-the-sailor.reown.id')
  await expect(card.getByTestId('account-choose-name-button')).toHaveCount(0)
  await expect(hostPage(page).accountButton).toContainText('dave-the-sailor')
  await page.reload()
  await expect(hostPage(page).accountButton).toContainText('dave-the-sailor')
})

test('what is typed as a name is looked up once it rests, not at each key', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await openNameless(page)
  const { card } = modal(page)
  await card.getByTestId('account-choose-name-button').click()
  await card.getByRole('button', { name: 'Choose name' }).click()
  const suggestions = async () =>
    (await sandbox.requests()).flatMap(({ operations, path }) =>
      operations.includes('suggestNames') ? path.slice(path.lastIndexOf('/') + 1) : [],
    )
  await card.getByTestId('wui-ens-input').pressSequentially('quickly')
  await expect(card.getByTestId('account-name-suggestion').first()).toHaveText(/quickly/)
  expect(await suggestions()).toEqual(['quickly'])
})

test('sends to a name of the name service', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  const { card } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.01')
  await card.getByTestId('send-receiver').fill('bobby.wcn.id')
  await card.getByTestId('send-review').click()
  await expect(card.getByTestId('send-preview-receiver')).toHaveText(
    /^0x70997970C51812dc3A010C7d01b50e0d17dc79C8$/i,
  )
})

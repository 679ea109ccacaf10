import type { Locator, Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { logins, readCode, registerDevice, withLogins } from '../support/pages/logins.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'

test('connect, sign in and disconnect without a pointer', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await tabTo(page, host.connectButton)
  await page.keyboard.press('Enter')
  await expect(modal(page).card).toBeVisible()
  await tabTo(page, modal(page).wallet(sandboxWallet))
  await page.keyboard.press('Enter')
  await expect(modal(page).sign).toBeVisible()
  await tabTo(page, modal(page).sign)
  await page.keyboard.press('Enter')
  await expect(host.authentication).toHaveText('authenticated')

  await tabTo(page, host.accountButton)
  await page.keyboard.press('Enter')
  await expect(modal(page).disconnect).toBeVisible()
  await tabTo(page, modal(page).disconnect)
  await page.keyboard.press('Enter')
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect(modal(page).card).toBeHidden()
  await tabTo(page, host.connectButton)
})

test('search for a wallet and go back without a pointer', { tag: '@long' }, async ({ page, visit }) => {
  await visit()
  await tabTo(page, hostPage(page).connectButton)
  await page.keyboard.press('Space')
  await tabTo(page, modal(page).allWallets)
  await page.keyboard.press('Enter')
  await tabTo(page, modal(page).search)
  await page.keyboard.type('no wallet has such a name')
  await expect(modal(page).card.getByTestId('no-wallet-found')).toBeVisible()
  await tabTo(page, modal(page).back, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(modal(page).allWallets).toBeFocused()
})

test('send coins and change the network without a pointer', { tag: '@long' }, async ({ page, visit }) => {
  const host = hostPage(page)
  const { card, networkSelector, network } = modal(page)
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await visit({ siwx: false })
  await connect(page)
  await press(host.accountButton)
  await press(card.getByTestId('wallet-features-send-button'))
  await press(card.getByTestId('send-token'))
  await press(card.getByTestId('send-token-option-ETH'))
  await tabTo(page, card.getByTestId('send-amount'))
  await page.keyboard.type('0.01')
  await tabTo(page, card.getByTestId('send-receiver'))
  await page.keyboard.type('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await press(card.getByTestId('send-review'))
  await expect(card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
  await press(card.getByTestId('send-confirm'))
  await expect(card.getByTestId('send-success')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await press(host.accountButton)
  await press(networkSelector)
  await press(network('Polygon'))
  await expect(host.network).toHaveText('Polygon')
})

test('log in by email and approve a signature in the frame without a pointer', async ({
  page,
  visit,
  sandbox,
}) => {
  const host = hostPage(page)
  const { card, close, title } = modal(page)
  const { email, code, frame, element } = logins(page)
  const address = 'keyboard@example.test'
  await visit(withLogins(sandbox))
  await tabTo(page, host.connectButton)
  await page.keyboard.press('Enter')
  await tabTo(page, email)
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await registerDevice(sandbox, address)
  await expect(title).toHaveText('Confirm Email')
  // The visitor can go on at once.
  await expect(code).toBeFocused()
  await page.keyboard.type(await readCode(sandbox, address))
  await expect(card).toBeHidden()
  await expect(host.accountButton).toBeFocused()

  await tabTo(page, host.signButton)
  await page.keyboard.press('Enter')
  const approve = frame.getByRole('button', { name: 'Sign' })
  await expect(approve).toBeEnabled()
  await expect(element).toBeFocused()
  await tabTo(page, approve)
  // There and back: out of the frame, through the header, and into it again.
  await tabTo(page, close, 'Shift+Tab')
  await tabTo(page, card.getByTestId('approval-to-frame'))
  await page.keyboard.press('Enter')
  await expect(element).toBeFocused()
  await tabTo(page, approve)
  // The frame has moved a little, and counts no press for half a second.
  await expect(approve).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(host.signature).toContainText('0x')
  await expect(card).toBeHidden()
  await expect(host.signButton).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(approve).toBeEnabled()
  await tabTo(page, close, 'Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(element).toBeHidden()
  await expect(host.signButton).toBeFocused()
})

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let turn = 0; turn < 60; turn++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}

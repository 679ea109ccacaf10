import type { Locator, Page } from '@playwright/test'
import { hostPage } from '../support/hostPage.ts'
import { modal, sandboxWallet } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

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

test('search for a wallet and go back without a pointer', async ({ page, visit }) => {
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

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let turn = 0; turn < 60; turn++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}

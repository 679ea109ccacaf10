import type { Page } from '@playwright/test'
import { hostPage } from '../pages/hostPage.ts'
import { modal, sandboxWallet, type TestWallet } from '../pages/modal.ts'
import { expect } from '../tests/test.ts'

/** Opens the modal by its button. */
export async function openModal(page: Page): Promise<void> {
  await hostPage(page).connectButton.click()
  await expect(modal(page).card).toBeVisible()
}

/** Opens the modal and picks a wallet. */
export async function pickWallet(page: Page, wallet: TestWallet = sandboxWallet): Promise<void> {
  await openModal(page)
  await modal(page).wallet(wallet).click()
}

/** Connects where sign-in is off: the modal closes by itself. */
export async function connect(page: Page, wallet: TestWallet = sandboxWallet): Promise<void> {
  await pickWallet(page, wallet)
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
}

/** Connects and signs in. */
export async function connectAndSignIn(page: Page, wallet: TestWallet = sandboxWallet): Promise<void> {
  await pickWallet(page, wallet)
  await modal(page).sign.click()
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
}

import type { Page } from '@playwright/test'
import { expect } from '../tests/test.ts'
import { connect } from '../wallets/connect.ts'
import { hostPage } from './hostPage.ts'
import { modal } from './modal.ts'

/** Connects the EVM test wallet and opens the account. */
export async function openAccount(page: Page): Promise<void> {
  await connect(page)
  await hostPage(page).accountButton.click()
  await expect(modal(page).disconnect).toBeVisible()
}

/** Connects the Solana test wallet and opens the account; the page must offer that family only. */
export async function openSolanaAccount(page: Page): Promise<void> {
  await hostPage(page).connectButton.click()
  await modal(page).card.getByTestId('wallet-selector-standard.sandbox-solana-wallet').click()
  await expect(modal(page).card).toBeHidden()
  await hostPage(page).accountButton.click()
  await expect(modal(page).disconnect).toBeVisible()
}

import type { Page } from '@playwright/test'
import { hostPage } from '../pages/hostPage.ts'
import { modal } from '../pages/modal.ts'
import { expect } from '../tests/test.ts'

/**
 * Brings a page back to where a visitor begins, without loading it: nothing is open or connected, the wallets ask for
 * permission again, and theme variables and language are the page's own.
 */
export async function startOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { kit, testWallets = [] } = window
    if (!kit) throw new Error('no kit in this page')
    for (const wallet of testWallets) {
      wallet.setReject(false)
      wallet.setNeverAnswer(false)
      wallet.changeChain(1)
      wallet.changeAccount(0)
    }
    await kit.close()
    await kit.disconnect()
    for (const wallet of testWallets) wallet.revoke()
    const unset = Object.keys(kit.getThemeVariables()).map((name) => [name, undefined])
    kit.setThemeVariables(Object.fromEntries(unset))
    kit.updateOptions({ locale: 'en' })
  })
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectButton).toBeVisible()
}

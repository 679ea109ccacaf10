import type { Page } from '@playwright/test'
import type { TestWallet } from './modal.ts'

/** What the page has asked of a test wallet since it was loaded, by method. */
export function walletRequests(page: Page, wallet: TestWallet, method: string) {
  return page.evaluate(
    ({ index, method }) =>
      (window.testWallets?.[index]?.requests ?? []).filter((asked) => asked.method === method),
    { index: wallet.index, method },
  )
}

import type { Page } from '@playwright/test'
import type { TestWallet } from '../pages/modal.ts'

/** Requests, of one method or all, that a test wallet has received since the page was loaded. */
export function walletRequests(page: Page, wallet: TestWallet, method?: string) {
  return page.evaluate(
    ({ index, method }) =>
      (window.testWallets?.[index]?.requests ?? []).filter(
        (request) => method === undefined || request.method === method,
      ),
    { index: wallet.index, method },
  )
}

import type { Page } from '@playwright/test'
import { connectAndSignIn, openModal } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

const nonce = 'bm9uY2Utb2YtdGhpcy1ydW4'
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${nonce}'`,
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

// T28
test('all views run under a strict content security policy', async ({ page, visit }) => {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    },
  )
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(
        `${event.violatedDirective}: ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  await visit({ nonce })
  await openModal(page)
  await modal(page).allWallets.click()
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
  await page.evaluate(() => window.kit?.close())
  await expect(modal(page).card).toBeHidden()
  await connectAndSignIn(page)
  await hostPage(page).accountButton.click()
  await modal(page).networkSelector.click()
  await expect(modal(page).network('Polygon')).toBeVisible()
  expect(await cornerOfCard(page), 'styles allowed by the policy').not.toBe('0px')
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([])
})

function cornerOfCard(page: Page): Promise<string> {
  return modal(page).card.evaluate((card) => getComputedStyle(card).borderTopLeftRadius)
}

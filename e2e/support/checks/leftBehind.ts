import type { Page } from '@playwright/test'
import { expect } from '../tests/test.ts'

/** Requests of the page that are neither finished nor aborted. */
export function watchOpenRequests(page: Page): ReadonlySet<string> {
  const open = new Set<string>()
  page.on('request', (request) => open.add(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
  return open
}

/** Expects that a destroyed kit has left nothing in the page. */
export async function expectNothingLeft(page: Page, openRequests: ReadonlySet<string>): Promise<void> {
  await expect(page.locator('w3m-modal')).toHaveCount(0)
  await expect.poll(() => [...openRequests], 'pending requests').toEqual([])
  const left = await page.evaluate(() => ({
    listeners: window.testWallets?.map((wallet) => wallet.countListeners()),
    inert: document.querySelectorAll('[inert]').length,
    overflow: getComputedStyle(document.documentElement).overflow,
    bodyOverflow: getComputedStyle(document.body).overflow,
  }))
  expect(left).toEqual({ listeners: [0, 0], inert: 0, overflow: 'visible', bodyOverflow: 'visible' })
}

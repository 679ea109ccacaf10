import type { Page } from '@playwright/test'

export type Visit = (options?: object, page?: Page) => Promise<void>

/** Opens the playground with `options` in its address and waits until the kit has restored what was stored. */
export async function visitPlayground(page: Page, options?: object): Promise<void> {
  await page.goto(options ? `/?options=${encodeURIComponent(JSON.stringify(options))}` : '/')
  await page.evaluate(() => window.kit?.ready())
}

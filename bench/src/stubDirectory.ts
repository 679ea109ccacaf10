import type { Page } from '@playwright/test'

/** Replies as a directory with `count` wallets, without images. */
export async function stubDirectory(page: Page, count: number): Promise<void> {
  await page.route(/^https:\/\/api\.web3modal\.org\//, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname !== '/getWallets') return route.fulfill({ status: 404 })
    const entries = Number(searchParams.get('entries') ?? 40)
    const first = (Number(searchParams.get('page') ?? 1) - 1) * entries
    const data = Array.from({ length: Math.max(0, Math.min(entries, count - first)) }, (_, index) => ({
      id: `${first + index}`.padStart(64, '0'),
      name: `Listed wallet ${first + index}`,
      mobile_link: `listed${first + index}://`,
    }))
    return route.fulfill({ json: { count, data }, headers: { 'access-control-allow-origin': '*' } })
  })
}

import type { Route } from '@playwright/test'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

// The browser logs failed images as errors.
test.use({ allowedConsoleErrors: /Failed to load resource/ })

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'that are down': (route) => route.abort('connectionrefused'),
  'that are not found': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'that are web pages': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'of 8 MB': (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.alloc(8 * 1024 * 1024, 0x89) }),
  // Never fulfilled; the page is closed first.
  'that never load': async () => {},
}

for (const [name, answer] of Object.entries(faults)) {
  // F34
  test(`wallet images ${name}: replaced by letters, without layout shift`, {
    tag: name === 'of 8 MB' ? [] : '@long',
  }, async ({ page, visit }) => {
    await page.clock.install()
    await page.route(/getWalletImage/, answer)
    await visit()
    await openModal(page)
    // Announced wallets and pairing are listed first, then the directory's.
    await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(4)
    const boxes = () =>
      modal(page).rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().y))
    const before = await boxes()
    await page.clock.runFor(2_100)
    const pictures = modal(page).card.locator('[data-wallet-row] [data-image-state]')
    const remote = pictures.filter({ has: page.locator('img[src^=http]') })
    await expect.poll(() => remote.count()).toBeGreaterThan(0)
    for (const picture of await remote.all()) {
      await expect(picture).toHaveAttribute('data-image-state', 'failed')
      await expect(picture).toHaveText(/^\S{1,2}$/)
    }
    expect(await boxes()).toEqual(before)
  })
}

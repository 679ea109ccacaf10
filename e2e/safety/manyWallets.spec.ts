import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

/** A page whose scripts announce far more wallets than any visitor has. */
test.beforeEach(async ({ page, visit }) => {
  await page.addInitScript(() => {
    const details = Array.from({ length: 1_500 }, (_, index) => ({
      info: {
        uuid: crypto.randomUUID(),
        name: `Wallet ${index}`,
        icon: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
        rdns: `flood.wallet${index}`,
      },
      provider: {
        on() {},
        removeListener() {},
        request: async ({ method }: { method: string }) =>
          method === 'eth_chainId' ? '0x1' : ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
      },
    }))
    const announce = () => {
      for (const detail of details) {
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
    }
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
  await visit({ siwx: false })
})

// F29
test('a flood of announced wallets is limited, and only rows in view are rendered', async ({ page }) => {
  await openModal(page)
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
  const seen = new Set<string | null>()
  const last = modal(page).card.getByTestId('all-wallets')
  await expect(async () => {
    const rows = await modal(page).rows.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('data-testid')),
    )
    for (const row of rows) seen.add(row)
    expect(rows.length, 'rendered rows').toBeLessThan(80)
    await page.locator('[data-view-body]').evaluate((body) => body.scrollBy(0, body.clientHeight))
    await expect(last).toBeInViewport({ timeout: 1 })
  }).toPass({ intervals: [50] })
  const flood = [...seen].filter((id) => id?.startsWith('wallet-selector-flood'))
  expect(flood.length).toBeGreaterThan(400)
  expect(flood.length).toBeLessThanOrEqual(500)
})

// F29
test('the keyboard reaches wallets that were not rendered, and one of them connects', {
  tag: '@long',
}, async ({ page }) => {
  await openModal(page)
  // The first rows make way for the windowed ones when their code has loaded.
  await expect(modal(page).card.locator('[data-index]').first()).toBeAttached()
  await modal(page).card.getByTestId('wallet-selector-flood.wallet0').focus()
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab')
  const row = modal(page).card.getByTestId('wallet-selector-flood.wallet60')
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(modal(page).card).toBeHidden()
})

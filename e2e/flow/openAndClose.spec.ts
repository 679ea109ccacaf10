import type { Page } from '@playwright/test'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

async function announceMany(page: Page, count: number): Promise<void> {
  await page.addInitScript((total) => {
    const details = Array.from({ length: total }, (_, index) => ({
      info: {
        uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: `Wallet ${index}`,
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        rdns: `many.wallet-${index}`,
      },
      provider: { on() {}, removeListener() {}, request: async () => [] },
    }))
    const send = () => {
      for (const detail of details)
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    window.addEventListener('eip6963:requestProvider', send)
  }, count)
}

// F29
test('memory stays flat over 10 rounds of opening and closing', async ({ page, visit, context }) => {
  await announceMany(page, 100)
  await visit({ siwx: false })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  async function round(): Promise<void> {
    await openModal(page)
    await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    await expect(modal(page).card).toBeHidden()
    // The view that has left is gone as well: a closed modal has no images of services.
    await expect(page.locator('w3m-modal img:not([src^="data:"])')).toHaveCount(0)
  }
  async function counts() {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const find = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { nodes: find('Nodes'), listeners: find('JSEventListeners'), heap: find('JSHeapUsedSize') }
  }
  // The first rounds load code and fill caches.
  for (let index = 0; index < 3; index += 1) await round()
  const before = await counts()
  for (let index = 0; index < 10; index += 1) await round()
  const after = await counts()
  expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(5)
  expect(after.nodes - before.nodes, 'DOM nodes').toBeLessThan(200)
  expect(after.heap / before.heap, 'heap').toBeLessThan(1.25)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

// 320 px is what 1280 px is at 400 % zoom (WCAG 1.4.10).
test.use({
  viewport: { width: 320, height: 640 },
  allowedConsoleErrors: [/Failed to load resource/, /Project ID/],
})

for (const view of viewStates) {
  test(`${view.name} at 320 px: nothing scrolls sideways, no target is too small`, async ({
    page,
    visit,
    sandbox,
  }) => {
    await view.prepare?.(sandbox)
    await visit(view.options)
    await view.show(page)
    const card = page.getByTestId('w3m-modal-card')
    await expect(card).toBeVisible()
    expect(await sidewaysScrollers(page), 'wider than their box').toEqual([])
    expect(await smallTargets(page), 'smaller than 24 px').toEqual([])
  })
}

test('the playground at 320 px: nothing scrolls sideways', async ({ page, visit }) => {
  await visit()
  for (const panel of await page.locator('details > summary').all()) await panel.click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

function sidewaysScrollers(page: Page) {
  return page.getByTestId('w3m-modal-card').evaluate((card) => {
    const wide = [card, ...card.querySelectorAll('*')].filter((element) => {
      const { overflowX } = getComputedStyle(element)
      return (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1
    })
    const page = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    const out = card.getBoundingClientRect().right > innerWidth + 1 ? ['the card'] : []
    return [...wide.map((element) => element.outerHTML.slice(0, 120)), ...page, ...out]
  })
}

function smallTargets(page: Page) {
  return page.getByTestId('w3m-modal-card').evaluate((card) =>
    [...card.querySelectorAll('button, a[href], input, [role=button]')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 100)}`,
      ),
  )
}

import { auditPage } from '../support/auditPage.ts'
import { sidewaysScrollers } from '../support/cardLayout.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const desktop = { width: 1280, height: 800 }
const narrow = { width: 320, height: 640 }

/** Both that are written from right to left, and the one with the longest words. */
const directions = { ar: 'rtl', he: 'rtl', de: 'ltr' }

for (const view of viewStates) {
  test(`${view.name}: no violations and no overflow in other languages`, async ({ page, visit, sandbox }) => {
    await view.prepare?.(sandbox)
    await visit(view.options ?? {}, { namespaces: view.namespaces })
    await view.show(page)
    const { card, toast } = modal(page)
    await expect(toast).toBeHidden()

    for (const [locale, direction] of Object.entries(directions)) {
      await page.setViewportSize(desktop)
      await page.evaluate((tag) => window.kit?.updateOptions({ locale: tag }), locale)
      await expect(card).toHaveAttribute('lang', locale)
      await expect(card).toHaveCSS('direction', direction)
      expect(await auditPage(page), locale).toEqual([])
      await page.setViewportSize(narrow)
      await expect
        .poll(() => sidewaysScrollers(page), { message: `wider than their box: ${locale}` })
        .toEqual([])
    }
  })
}

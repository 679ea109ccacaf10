import { auditPage } from '../support/auditPage.ts'
import { sidewaysScrollers, smallTargets } from '../support/cardLayout.ts'
import { modal } from '../support/modal.ts'
import { setTheme } from '../support/setTheme.ts'
import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const desktop = { width: 1280, height: 800 }
// 1280 px at 400 % zoom (WCAG 1.4.10).
const narrow = { width: 320, height: 640 }

for (const view of viewStates) {
  test(`${view.name}: no violations in either theme, fits 320 px`, async ({ page, visit, sandbox }) => {
    await view.prepare?.(sandbox)
    await visit({ ...view.options, themeMode: 'dark' }, { namespaces: view.namespaces })
    await page.setViewportSize(desktop)
    await view.show(page)
    await expect(modal(page).card).toBeVisible()
    // The view is audited, not a toast that passes.
    await expect(modal(page).toast).toBeHidden()

    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme)
      expect(await auditPage(page), `${theme} theme`).toEqual([])
    }

    await page.setViewportSize(narrow)
    await expect.poll(() => sidewaysScrollers(page), { message: 'wider than their box' }).toEqual([])
    expect(await smallTargets(page), 'smaller than 24 px').toEqual([])
  })
}

import type { Page } from '@playwright/test'
import { auditPage } from '../support/auditPage.ts'
import { sidewaysScrollers, smallTargets } from '../support/cardLayout.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
// 1280 px at 400 % zoom (WCAG 1.4.10).
const narrow = { width: 320, height: 640 }

for (const view of viewStates) {
  test(`${view.name}: no violations in either theme, fits 320 px`, async ({
    page,
    visit,
    sandbox,
  }, testInfo) => {
    await view.prepare?.(sandbox)
    await visit({ ...view.options, themeMode: 'dark' })
    await page.setViewportSize(desktop)
    await view.show(page)
    await expect(modal(page).card).toBeVisible()

    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme)
      await page.setViewportSize(desktop)
      expect(await auditPage(page), `${theme} theme`).toEqual([])
      // For manual review; not compared.
      for (const [screen, size] of Object.entries({ desktop, phone })) {
        await page.setViewportSize(size)
        const name = `${view.name.replace(/\W+/g, '-')}-${screen}-${theme}.png`
        await page.screenshot({ path: `${testInfo.project.outputDir}/screenshots/${name}` })
      }
    }

    await page.setViewportSize(narrow)
    await expect.poll(() => sidewaysScrollers(page), { message: 'wider than their box' }).toEqual([])
    expect(await smallTargets(page), 'smaller than 24 px').toEqual([])
  })
}

/** Does what the page's own switch does, which is inert behind the modal. */
function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return page.evaluate((mode) => {
    document.documentElement.dataset.theme = mode
    window.kit?.setThemeMode(mode)
  }, theme)
}

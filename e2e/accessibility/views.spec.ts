import { auditPage } from '../support/auditPage.ts'
import { sidewaysScrollers, smallTargets } from '../support/cardLayout.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
// What 1280 px is at 400 % zoom (WCAG 1.4.10).
const narrow = { width: 320, height: 640 }

for (const themeMode of ['dark', 'light'] as const) {
  for (const view of viewStates) {
    test(`${view.name}, ${themeMode}: no violations, fits 320 px`, async ({
      page,
      visit,
      sandbox,
    }, testInfo) => {
      // For people to look at; nothing is compared.
      const photograph = (screen: string) =>
        page.screenshot({
          path: `${testInfo.project.outputDir}/screenshots/${view.name.replace(/\W+/g, '-')}-${screen}-${themeMode}.png`,
        })

      await view.prepare?.(sandbox)
      // Colours in the middle of a fade have contrasts that nobody gets to read.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: themeMode })
      await visit({ ...view.options, themeMode })
      await page.setViewportSize(desktop)
      await view.show(page)
      await expect(modal(page).card).toBeVisible()
      expect(await auditPage(page)).toEqual([])
      await photograph('desktop')

      await page.setViewportSize(phone)
      await photograph('phone')

      await page.setViewportSize(narrow)
      await expect.poll(() => sidewaysScrollers(page), { message: 'wider than their box' }).toEqual([])
      expect(await smallTargets(page), 'smaller than 24 px').toEqual([])
    })
  }
}

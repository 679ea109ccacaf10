import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

// For people to look at: nothing is compared.
test.use({ allowedConsoleErrors: [/Failed to load resource/, /Project ID/] })

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }

for (const [screen, viewport] of Object.entries(screens)) {
  for (const themeMode of ['dark', 'light'] as const) {
    test.describe(`${screen}, ${themeMode}`, () => {
      test.use({ viewport, colorScheme: themeMode })
      for (const view of viewStates) {
        test(view.name, async ({ page, visit, sandbox }, testInfo) => {
          await view.prepare?.(sandbox)
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await visit({ ...view.options, themeMode })
          await view.show(page)
          await expect(page.getByTestId('w3m-modal-card')).toBeVisible()
          const file = `${view.name.replace(/\W+/g, '-')}-${screen}-${themeMode}.png`
          const path = `${testInfo.project.outputDir}/screenshots/${file}`
          await page.screenshot({ path, animations: 'disabled' })
        })
      }
    })
  }
}

import { fileURLToPath } from 'node:url'
import { modal } from '../support/modal.ts'
import { setTheme } from '../support/setTheme.ts'
import { expect, test } from '../support/test.ts'
import { untilStill } from '../support/untilStill.ts'
import { optionsOf } from '../support/ViewState.ts'
import { viewStates } from '../support/views.ts'
import { imagesAreLoaded } from './imagesAreLoaded.ts'

// Faults are part of some states.
test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url))

for (const view of viewStates) {
  test(view.name, async ({ page, visit, sandbox }, { project }) => {
    await view.prepare?.(sandbox)
    await visit({ ...optionsOf(view, sandbox), themeMode: 'dark' }, { namespaces: view.namespaces })
    await view.show(page, sandbox)
    await expect(modal(page).card).toBeVisible()
    // No row is shown as hovered.
    await page.mouse.move(0, 0)
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme)
      await untilStill(page)
      await imagesAreLoaded(page)
      const name = `${view.name.replace(/\W+/g, '-')}-${theme}.png`
      await page.screenshot({ path: `${folder}${project.name}/${name}` })
    }
    // From right to left, in the light theme.
    await page.evaluate(() => window.kit?.updateOptions({ locale: 'ar' }))
    await expect(modal(page).card).toHaveCSS('direction', 'rtl')
    await untilStill(page)
    await page.screenshot({ path: `${folder}${project.name}-rtl/${view.name.replace(/\W+/g, '-')}.png` })
  })
}

import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { untilStill } from '../support/checks/untilStill.ts'
import { modal } from '../support/pages/modal.ts'
import { setTheme } from '../support/pages/setTheme.ts'
import { expect, test } from '../support/tests/test.ts'
import { optionsOf } from '../support/views/ViewState.ts'
import { viewStates } from '../support/views/views.ts'
import { furtherStates } from './furtherStates.ts'
import { imagesAreLoaded } from './imagesAreLoaded.ts'
import { screensOf } from './screens.ts'

// Faults are part of some states.
test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url))

/** Takes a picture as soon as nothing moves. */
async function take(page: Page, name: string): Promise<void> {
  await untilStill(page)
  await imagesAreLoaded(page)
  await page.screenshot({ path: `${folder}${name}.png` })
}

for (const view of [...viewStates, ...furtherStates]) {
  const file = view.name.replace(/\W+/g, '-')

  test(view.name, async ({ page, visit, sandbox }, { project }) => {
    const screens = screensOf(project.name)
    await view.prepare?.(sandbox)
    await visit({ ...optionsOf(view, sandbox), themeMode: 'dark' }, { namespaces: view.namespaces })
    await view.show(page, sandbox)
    await expect(modal(page).card).toBeVisible()
    // No row is shown as hovered.
    await page.mouse.move(0, 0)
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme)
      for (const { name, width, height } of screens) {
        await page.setViewportSize({ width, height })
        await take(page, `${name}/${file}-${theme}`)
      }
    }
    for (const { name, width, height, further } of screens) {
      if (!further) continue
      await page.setViewportSize({ width, height })
      await setTheme(page, further.theme)
      await page.evaluate((locale) => window.kit?.updateOptions({ locale }), further.locale)
      await expect(modal(page).card).toHaveAttribute('lang', further.locale)
      await take(page, `${name}/${file}-${further.locale}`)
    }
  })
}

import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { untilStill } from '../support/checks/untilStill.ts'
import { modal } from '../support/pages/modal.ts'
import { setTheme } from '../support/pages/setTheme.ts'
import type { Visit } from '../support/pages/visitPlayground.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { optionsOf } from '../support/views/ViewState.ts'
import { viewStates } from '../support/views/views.ts'
import { areas, type PicturedView } from './areas.ts'
import { composition, grounds, type PictureRow, sans, takeCard } from './composition.ts'
import { imagesAreLoaded } from './imagesAreLoaded.ts'
import { picturePage, picturesOf } from './picturePage.ts'
import { reduceColors } from './reduceColors.ts'
import { screens } from './screens.ts'

// The style that hides the page is refused by the frame of logins.
test.use({ allowedConsoleErrors: /Failed to load resource|Applying inline style violates/ })

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const [phone] = screens.phone
const themes = ['dark', 'light'] as const

interface Fixtures {
  readonly page: Page
  readonly visit: Visit
  readonly sandbox: SandboxControl
}

/** Opens the playground at a view from the start; `view.show` waits for its pictures. */
async function show({ page, visit, sandbox }: Fixtures, { state }: PicturedView): Promise<void> {
  const view = viewStates.find(({ name }) => name === state)
  if (!view) throw new Error(`No view is called ${state}`)
  await sandbox.reset()
  await page.context().clearCookies()
  await view.prepare?.(sandbox)
  const options = { themeMode: 'dark', themeVariables: { '--w3m-font-family': sans } }
  await visit({ ...optionsOf(view, sandbox), ...options }, { namespaces: view.namespaces })
  // A connection or a choice of the view before.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.evaluate(() => window.kit?.ready())
  await view.show(page, sandbox)
  await page.mouse.move(0, 0)
}

async function untilShown(page: Page): Promise<void> {
  await expect(modal(page).toast).toBeHidden()
  await untilStill(page)
  await imagesAreLoaded(page)
}

async function write(page: Page, file: string, rows: readonly PictureRow[]): Promise<void> {
  const scale = await page.evaluate(() => devicePixelRatio)
  await page.setContent(composition(rows, scale))
  await mkdir(folder, { recursive: true })
  const png = await page.locator('main').screenshot()
  await writeFile(`${folder}${file}`, await reduceColors(png))
}

for (const area of areas) {
  const { desktop, phone: onPhone } = picturesOf(area)

  test(desktop, async ({ page, visit, sandbox }) => {
    const taken: Record<(typeof themes)[number], Buffer[]> = { dark: [], light: [] }
    for (const view of area.views) {
      await show({ page, visit, sandbox }, view)
      for (const theme of themes) {
        await setTheme(page, theme)
        await untilShown(page)
        taken[theme].push(await takeCard(page, grounds[theme]))
      }
    }
    await write(
      page,
      desktop,
      themes.map((theme) => ({ ground: grounds[theme], pictures: taken[theme] })),
    )
  })

  test.describe(() => {
    test.use({ viewport: phone, isMobile: true, hasTouch: true })

    test(onPhone, async ({ page, visit, sandbox }) => {
      const [first, second] = area.views
      await show({ page, visit, sandbox }, second)
      await setTheme(page, 'light')
      await untilShown(page)
      const light = await page.screenshot()

      await show({ page, visit, sandbox }, first)
      await untilShown(page)
      const dark = await page.screenshot()
      await setTheme(page, 'light')
      await page.evaluate((locale) => window.kit?.updateOptions({ locale }), phone.further.locale)
      await expect(modal(page).card).toHaveCSS('direction', 'rtl')
      await untilShown(page)
      const rightToLeft = await page.screenshot()
      await write(page, onPhone, [{ ground: grounds.dark, pictures: [dark, light, rightToLeft], gap: 12 }])
    })
  })
}

test('the page of the pictures', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}README.md`, picturePage(areas))
})

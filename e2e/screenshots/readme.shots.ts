import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { untilStill } from '../support/checks/untilStill.ts'
import { expect, test } from '../support/tests/test.ts'
import { optionsOf } from '../support/views/ViewState.ts'
import { viewStates } from '../support/views/views.ts'
import { composition, grounds, sans, takeCard } from './composition.ts'
import { imagesAreLoaded } from './imagesAreLoaded.ts'
import { reduceColors } from './reduceColors.ts'
import { shownFont } from './shownFont.ts'

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url))
/** From left to right. The last one connects. */
const names = ['Connect, logins first', 'AllWallets', 'Account, tokens']
/** GitHub displays README.md at about 830 px. */
const limitInBytes = 90_000

for (const [theme, ground] of Object.entries(grounds)) {
  test(`the modal, ${theme}`, async ({ page, visit, sandbox }) => {
    const cards: Buffer[] = []
    const views = names.flatMap((name) => viewStates.filter((view) => view.name === name))
    for (const view of views) {
      await visit({
        ...optionsOf(view, sandbox),
        themeMode: theme,
        themeVariables: { '--w3m-font-family': sans },
      })
      await view.show(page, sandbox)
      await page.mouse.move(0, 0)
      await imagesAreLoaded(page)
      await untilStill(page)
      // Not one that the browser has put in the place of all of them.
      expect(sans).toContain(await shownFont(page, 'w3m-header-text'))
      cards.push(await takeCard(page, ground))
    }
    expect(cards).toHaveLength(names.length)
    const scale = await page.evaluate(() => devicePixelRatio)
    await page.setContent(composition([{ ground, pictures: cards }], scale))
    const png = await reduceColors(await page.locator('main').screenshot())
    expect(png.length, 'bytes').toBeLessThan(limitInBytes)
    await writeFile(`${folder}modal-${theme}.png`, png)
  })
}

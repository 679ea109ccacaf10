import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

test.use({ allowedConsoleErrors: [/Failed to load resource/, /Project ID Not Configured/] })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const themeMode of ['dark', 'light'] as const) {
  test(`the playground itself, ${themeMode}: no violations`, async ({ page, visit }) => {
    await visit({ themeMode })
    for (const panel of await page.locator('details > summary').all()) await panel.click()
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(violations.map(describe)).toEqual([])
  })

  for (const view of viewStates) {
    test(`${view.name}, ${themeMode}: no violations`, async ({ page, visit, sandbox }) => {
      await view.prepare?.(sandbox)
      // Colours in the middle of a fade have contrasts that no one gets to read.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit({ ...view.options, themeMode })
      await view.show(page)
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      )
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      expect(violations.map(describe)).toEqual([])
    })
  }
}

function describe(violation: { id: string; help: string; nodes: readonly { html: string }[] }): string {
  return `${violation.id}: ${violation.help}\n${violation.nodes.map((node) => node.html).join('\n')}`
}

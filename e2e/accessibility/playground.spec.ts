import { auditPage } from '../support/checks/auditPage.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { setTheme } from '../support/pages/setTheme.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

for (const themeMode of ['dark', 'light'] as const) {
  test(
    `the playground itself, ${themeMode}: no violations, fits 320 px`,
    { tag: themeMode === 'dark' ? [] : '@long' },
    async ({ page, visit }, testInfo) => {
      await visit({ themeMode })
      for (const panel of await page.locator('details > summary').all()) await panel.click()
      expect(await auditPage(page)).toEqual([])
      const path = `${testInfo.project.outputDir}/screenshots/playground-${themeMode}.png`
      await page.screenshot({ path, fullPage: true })
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
}

test('the theme switch changes the playground and the kit', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit()
  const theme = page.getByTestId('page-theme')
  await expect(theme).toHaveText(/Switch to dark/)
  await theme.click()
  await expect(theme).toHaveText(/Switch to light/)
  expect(await page.evaluate(() => window.kit?.getThemeMode())).toBe('dark')
  await page.reload()
  await expect(theme).toHaveText(/Switch to light/)
  await expect(hostPage(page).connectButton).toBeVisible()
  expect(await page.evaluate(() => window.kit?.getThemeMode())).toBe('dark')
})

test('the theme that a test sets behind the modal is that of the switch', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit({ themeMode: 'dark' })
  await openModal(page)
  for (const [theme, other] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    await setTheme(page, theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await page.evaluate(() => window.kit?.getThemeMode())).toBe(theme)
    await expect(page.getByTestId('page-theme')).toContainText(`Switch to ${other}`)
  }
})

import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

const theme = {
  palette: { mode: 'light', primary: { main: '#00695c' } },
  typography: { fontFamily: '"Courier New", monospace' },
  shape: { borderRadius: 2 },
}

/** Styles of the page's button that follow the kit's theme. */
function buttonLook(page: Page) {
  return hostPage(page).connectButton.evaluate((button) => {
    const style = getComputedStyle(button)
    return {
      accent: style.getPropertyValue('--wk-button-color'),
      font: style.fontFamily,
      corner: style.borderRadius,
      mode: button.dataset.theme,
    }
  })
}

const updateOptions = (page: Page, options: object) =>
  page.evaluate((given) => {
    const kit = window.kit as { updateOptions(options: object): void } | undefined
    kit?.updateOptions(given)
  }, options)

test('with the option `theme` alone the page’s buttons take its accent, font, corners and mode over with the modal', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false, theme })
  await openModal(page)
  const expected = {
    accent: 'rgb(0, 105, 92)',
    font: '"Courier New", monospace',
    corner: '2px',
    mode: 'light',
  }
  await expect.poll(() => buttonLook(page)).toEqual(expected)

  await updateOptions(page, { theme: { palette: { mode: 'dark', primary: { main: '#ff8a65' } } } })
  await expect.poll(() => buttonLook(page)).toMatchObject({ accent: 'rgb(255, 138, 101)', mode: 'dark' })
  await updateOptions(page, { designTokens: { accent: '#123456' } })
  await expect.poll(() => buttonLook(page)).toMatchObject({ accent: 'rgb(18, 52, 86)' })
})

test('the host app’s own theme variables come before its theme', async ({ page, visit }) => {
  await visit({
    siwx: false,
    theme,
    themeVariables: { '--w3m-accent': '#aa00aa', '--w3m-border-radius-master': '1px' },
  })
  await openModal(page)
  await expect
    .poll(() => buttonLook(page))
    .toMatchObject({ accent: 'rgb(170, 0, 170)', corner: '3.5px', mode: 'light' })
  await page.evaluate(() => window.kit?.setThemeVariables({ '--apkt-font-family': 'Georgia' }))
  await expect.poll(() => buttonLook(page)).toMatchObject({ font: 'Georgia' })
})

test('a theme that is given later applies to the buttons of a modal that is open', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false, themeMode: 'dark' })
  await openModal(page)
  const before = await buttonLook(page)
  await updateOptions(page, { theme })
  await expect.poll(() => buttonLook(page)).toMatchObject({ accent: 'rgb(0, 105, 92)', mode: 'light' })
  expect(before.accent).not.toBe('rgb(0, 105, 92)')
})

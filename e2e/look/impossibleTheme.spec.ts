import type { Page } from '@playwright/test'
import { auditPage } from '../support/auditPage.ts'
import { openModal } from '../support/connect.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

/** No app looks like this: whatever does not come from the theme stands out. */
const theme = {
  direction: 'rtl',
  palette: {
    mode: 'light',
    background: { paper: '#ff00ff' },
    primary: { main: '#b6ff00' },
    // Invisible on the card: it has to give way.
    text: { primary: '#ff00fe', secondary: '#fe00ff' },
  },
  typography: { fontFamily: '"Courier New", Courier, monospace', fontSize: 14 },
  shape: { borderRadius: 33 },
  spacing: 24,
  zIndex: { modal: 777 },
  components: {
    MuiButton: { styleOverrides: { root: { letterSpacing: '3px' } } },
    MuiListItemButton: { styleOverrides: { root: { textDecoration: 'overline' } } },
  },
}

/** A part as it is painted. */
interface PaintedPart {
  readonly part: string
  readonly style: Readonly<Record<string, string>>
}

const properties = [
  'backgroundColor',
  'borderTopLeftRadius',
  'direction',
  'fontFamily',
  'letterSpacing',
  'paddingInlineStart',
  'textDecorationLine',
  'zIndex',
]

/** Every visible part of the modal, and elements with text that have another font than the theme's. */
function painted(page: Page): Promise<{ parts: PaintedPart[]; otherFonts: string[] }> {
  return modal(page).card.evaluate((card, names) => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const overlay = card.closest('[part=overlay]')
    const parts = [overlay, card, ...card.querySelectorAll('[part]')].flatMap((element) => {
      if (!element || !shown(element)) return []
      const style = getComputedStyle(element)
      const values = names.map((name) => [name, style[name as 'color']])
      return [{ part: element.getAttribute('part') ?? '', style: Object.fromEntries(values) }]
    })
    const otherFonts = [...card.querySelectorAll('*:not(code)')]
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((element) => shown(element) && !getComputedStyle(element).fontFamily.includes('Courier'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
    return { parts, otherFonts }
  }, properties)
}

/** What each part must have, wherever it is. */
const expected: Readonly<Record<string, Record<string, string>>> = {
  overlay: { zIndex: '777' },
  card: { backgroundColor: 'rgb(255, 0, 255)', direction: 'rtl' },
  body: { paddingInlineStart: '48px' },
  row: { borderTopLeftRadius: '33px', textDecorationLine: 'overline' },
  button: { borderTopLeftRadius: '33px', letterSpacing: '3px' },
  tile: { borderTopLeftRadius: '33px' },
  field: { borderTopLeftRadius: '33px', paddingInlineStart: '42px' },
  notice: { borderTopLeftRadius: '33px' },
  facts: { borderTopLeftRadius: '33px' },
  tabs: { borderTopLeftRadius: '33px' },
}

for (const view of viewStates) {
  test(`${view.name} is in the look of the host's MUI theme, and readable`, async ({
    page,
    visit,
    sandbox,
  }) => {
    await view.prepare?.(sandbox)
    await visit({ ...view.options, theme }, { namespaces: view.namespaces })
    await view.show(page)
    await expect(modal(page).toast).toBeHidden()
    const { parts, otherFonts } = await painted(page)
    expect(parts.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['overlay', 'card', 'header', 'title', 'body']),
    )
    for (const { part, style } of parts) expect(style, part).toMatchObject(expected[part] ?? {})
    expect(otherFonts).toEqual([])
    expect(await auditPage(page)).toEqual([])
  })

  test(`${view.name} is in the look of AppKit's theme variables, and readable`, async ({
    page,
    visit,
    sandbox,
  }) => {
    await view.prepare?.(sandbox)
    const themeVariables = {
      '--apkt-accent': '#b6ff00',
      '--apkt-color-mix': '#ff00ff',
      '--apkt-color-mix-strength': 100,
      '--apkt-font-family': '"Courier New", Courier, monospace',
      '--apkt-font-size-master': '8px',
      '--apkt-border-radius-master': '10px',
      '--apkt-z-index': 777,
    }
    await visit({ ...view.options, themeVariables }, { namespaces: view.namespaces })
    await view.show(page)
    await expect(modal(page).toast).toBeHidden()
    const { parts, otherFonts } = await painted(page)
    for (const { part, style } of parts) {
      expect(style, part).toMatchObject(
        {
          overlay: { zIndex: '777' },
          card: { backgroundColor: 'rgb(255, 0, 255)', borderTopLeftRadius: '60px' },
          body: { paddingInlineStart: '12.8px' },
          row: { borderTopLeftRadius: '35px', backgroundColor: 'rgb(255, 0, 255)' },
          button: { borderTopLeftRadius: '35px' },
        }[part] ?? {},
      )
    }
    expect(otherFonts).toEqual([])
    expect(await auditPage(page)).toEqual([])
  })
}

test('a toast is in the look of the host, above its modal', async ({ page, visit }) => {
  await visit({ siwx: false, theme })
  await openModal(page)
  await page.evaluate(() => window.kit?.showSuccessMessage('Saved'))
  const toast = page.locator('[part=toast]')
  await expect(toast).toHaveCSS('font-family', theme.typography.fontFamily)
  await expect(toast).toHaveCSS('padding-inline-start', '36px')
  await expect(toast.locator('..')).toHaveCSS('z-index', '778')
})

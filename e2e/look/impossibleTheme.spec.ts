import { auditPage } from '../support/checks/auditPage.ts'
import { foreignPaint, painted } from '../support/checks/painted.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { optionsOf } from '../support/views/ViewState.ts'
import { viewStates } from '../support/views/views.ts'
import { openModal } from '../support/wallets/connect.ts'

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

/** Style of each part, wherever it is. */
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
  test(`${view.name} is in the look of the host's MUI theme, and readable`, { tag: '@everyView' }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await view.prepare?.(sandbox)
    await visit({ ...optionsOf(view, sandbox), theme }, { namespaces: view.namespaces })
    await view.show(page, sandbox)
    await expect(modal(page).toast).toBeHidden()
    const { parts, otherFonts } = await painted(page)
    expect(parts.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['overlay', 'card', 'header', 'title', 'body']),
    )
    for (const { part, style } of parts) expect(style, part).toMatchObject(expected[part] ?? {})
    expect(otherFonts).toEqual([])
    expect(await foreignPaint(page)).toEqual([])
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
  await expect(toast).toHaveClass(/MuiAlert-root/)
  await expect(page.getByRole('status').filter({ has: toast })).toHaveCSS('z-index', '778')
})

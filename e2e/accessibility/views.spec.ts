import type { ContentSecurityRule } from '../../sdk/src/chains/networks/getContentSecurityPolicy.ts'
import { auditDialog, auditPage } from '../support/checks/auditPage.ts'
import { sidewaysScrollers, smallTargets } from '../support/checks/cardLayout.ts'
import {
  enforce,
  nonce,
  readRules,
  servicesElsewhere,
  watchViolations,
} from '../support/checks/contentSecurity.ts'
import { foreignPaint, painted } from '../support/checks/painted.ts'
import { modal } from '../support/pages/modal.ts'
import { setTheme } from '../support/pages/setTheme.ts'
import { expect, test } from '../support/tests/test.ts'
import { optionsOf } from '../support/views/ViewState.ts'
import { viewStates } from '../support/views/views.ts'

test.use({
  allowedConsoleErrors:
    /Failed to load resource|Project ID Not Configured|PROJECT_ID_MISSING|Access to fetch/,
  // Chromium takes a page whose headers a test replaces for one from elsewhere, and blocks its requests to this machine.
  permissions: ['local-network-access'],
})

const desktop = { width: 1280, height: 800 }
// 1280 px at 400 % zoom (WCAG 1.4.10).
const narrow = { width: 320, height: 640 }

/** A language written from right to left, and the one with the longest words. `preferences.spec.ts` audits Hebrew. */
const directions = { ar: 'rtl', de: 'ltr' }

/** Rules of the pages that have been visited, by their options. */
const knownRules = new Map<string, readonly ContentSecurityRule[]>()

const themeVariables = {
  '--apkt-accent': '#b6ff00',
  '--apkt-color-mix': '#ff00ff',
  '--apkt-color-mix-strength': 100,
  '--apkt-font-family': '"Courier New", Courier, monospace',
  '--apkt-font-size-master': '8px',
  '--apkt-border-radius-master': '10px',
  '--apkt-z-index': 777,
} as const

/** Style of each part by these variables, wherever it is. */
const expectedStyle: Readonly<Record<string, Record<string, string>>> = {
  overlay: { zIndex: '777' },
  card: { backgroundColor: 'rgb(255, 0, 255)', borderTopLeftRadius: '60px' },
  body: { paddingInlineStart: '12.8px' },
  row: { borderTopLeftRadius: '35px', backgroundColor: 'rgb(255, 0, 255)' },
  button: { borderTopLeftRadius: '35px' },
}

const titles = new Set<string>()

for (const view of viewStates) {
  // The further states of a view share its layout.
  const [title = ''] = view.name.split(', ')
  const tag = titles.has(title) ? '@everyView' : []
  titles.add(title)

  // T28
  test(`${view.name}: no violations and no overflow in any theme, language and width, under the documented policy`, {
    tag,
  }, async ({ page, visit, sandbox }) => {
    const { frame, ...services } = await servicesElsewhere(sandbox)
    const options = {
      nonce,
      ...optionsOf(view, sandbox),
      services: view.hasLogins ? { ...services, frame } : services,
      themeMode: 'dark',
    }
    const settings = { namespaces: view.namespaces }
    const key = JSON.stringify([options, settings])
    let rules = knownRules.get(key)
    // The page behind the dialog is audited once for these options.
    const audit = rules ? auditDialog : auditPage
    if (!rules) {
      await visit(options, settings)
      rules = await readRules(page)
      knownRules.set(key, rules)
    }
    const policyViolations = await watchViolations(page)
    await enforce(page, rules)
    await view.prepare?.(sandbox)
    await visit(options, settings)
    await page.setViewportSize(desktop)
    await view.show(page, sandbox)
    await expect(modal(page).card).toBeVisible()
    // The view is audited, not a toast that passes.
    await expect(modal(page).toast).toBeHidden()

    expect(await audit(page), 'dark theme').toEqual([])
    await setTheme(page, 'light')
    expect(await auditDialog(page), 'light theme').toEqual([])

    await page.setViewportSize(narrow)
    await expect.poll(() => sidewaysScrollers(page), { message: 'wider than their box' }).toEqual([])
    expect(await smallTargets(page), 'smaller than 24 px').toEqual([])

    await test.step('in other languages', async () => {
      const { card } = modal(page)
      for (const [locale, direction] of Object.entries(directions)) {
        await page.evaluate((tag) => window.kit?.updateOptions({ locale: tag }), locale)
        await expect(card).toHaveAttribute('lang', locale)
        await expect(card).toHaveCSS('direction', direction)
        await expect
          .poll(() => sidewaysScrollers(page), { message: `wider than their box: ${locale}` })
          .toEqual([])
      }
    })

    await test.step("in the look of AppKit's theme variables", async () => {
      await page.setViewportSize(desktop)
      await page.evaluate((variables) => window.kit?.setThemeVariables(variables), themeVariables)
      await expect(modal(page).card).toHaveCSS('background-color', 'rgb(255, 0, 255)')
      const { parts, otherFonts } = await painted(page)
      for (const { part, style } of parts) expect(style, part).toMatchObject(expectedStyle[part] ?? {})
      expect(otherFonts).toEqual([])
      expect(await foreignPaint(page)).toEqual([])
      expect(await auditDialog(page)).toEqual([])
    })

    // With Trusted Types.
    expect(await policyViolations(), 'violations of the policy').toEqual([])
  })
}

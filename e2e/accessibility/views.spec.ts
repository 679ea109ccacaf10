import type { Page } from '@playwright/test'
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
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { groupViews } from '../support/views/groupViews.ts'
import { startOver } from '../support/views/startOver.ts'
import { optionsOf, type ViewState } from '../support/views/ViewState.ts'
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

/** Audits a view of a page that has just been loaded, or started over. */
async function auditView(
  page: Page,
  sandbox: SandboxControl,
  view: ViewState,
  audit: typeof auditPage,
): Promise<void> {
  await page.setViewportSize(desktop)
  await setTheme(page, 'dark')
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

  const { card } = modal(page)
  for (const [locale, direction] of Object.entries(directions)) {
    await page.evaluate((tag) => window.kit?.updateOptions({ locale: tag }), locale)
    await expect(card).toHaveAttribute('lang', locale)
    await expect(card).toHaveCSS('direction', direction)
    await expect
      .poll(() => sidewaysScrollers(page), { message: `wider than their box: ${locale}` })
      .toEqual([])
  }

  // In the look of AppKit's theme variables.
  await page.setViewportSize(desktop)
  await page.evaluate((variables) => window.kit?.setThemeVariables(variables), themeVariables)
  await expect(card).toHaveCSS('background-color', 'rgb(255, 0, 255)')
  const { parts, otherFonts } = await painted(page)
  for (const { part, style } of parts) expect(style, part).toMatchObject(expectedStyle[part] ?? {})
  expect(otherFonts).toEqual([])
  expect(await foreignPaint(page)).toEqual([])
  expect(await auditDialog(page), 'theme variables').toEqual([])
}

/** The layouts that most views share: lists, tiles, forms and a review. `npm run long` has the others. */
const isCore = (views: readonly ViewState[]) =>
  views.some(({ name }) => ['Connect', 'WalletSend', 'ApproveTransaction'].includes(name))

for (const { views, tag } of groupViews(viewStates)) {
  const [first] = views
  const names = views.map(({ name }) => name).join(', ')

  // T28
  test(
    `no violations and no overflow in any theme, language and width, under the documented policy: ${names}`,
    { tag: isCore(views) ? tag : [...tag, '@long'] },
    async ({ page, context, visit, sandbox, origins }, testInfo) => {
      test.setTimeout(60_000 * views.length)
      // A control that never comes is a failure of its view, and takes no time from the others.
      page.setDefaultTimeout(30_000)
      const { frame, ...services } = await servicesElsewhere(sandbox)
      const options = {
        nonce,
        ...optionsOf(first, sandbox),
        services: first.hasLogins ? { ...services, frame } : services,
        themeMode: 'dark',
      }
      const settings = { namespaces: first.namespaces }
      await visit(options, settings)
      const rules = await readRules(page)
      const policyViolations = await watchViolations(page)
      await enforce(page, rules)
      const storage = await context.newCDPSession(page)

      /** Loads the page for a visitor who has not been there. */
      async function visitAnew(): Promise<void> {
        await page.goto('about:blank')
        for (const origin of Object.values(origins))
          await storage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
        await visit(options, settings)
      }

      /** Problems by view: a view that fails hides no other. */
      const failures: string[] = []
      let isUsable = false
      // The page behind the dialog is audited once for these options.
      let audit: typeof auditPage = auditPage
      for (const view of views) {
        await test.step(view.name, async () => {
          try {
            await view.prepare?.(sandbox)
            await (isUsable && !view.ownLoad ? startOver(page) : visitAnew())
            isUsable = false
            await auditView(page, sandbox, view, audit)
            audit = auditDialog
            // With Trusted Types.
            expect(await policyViolations(), 'violations of the policy').toEqual([])
            isUsable = !view.ownLoad
          } catch (error) {
            failures.push(`${view.name}: ${error instanceof Error ? error.message : String(error)}`)
            await testInfo.attach(view.name, { body: await page.screenshot(), contentType: 'image/png' })
          }
        })
      }
      expect(failures).toEqual([])
    },
  )
}

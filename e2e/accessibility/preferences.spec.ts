import type { Page } from '@playwright/test'
import { auditPage } from '../support/auditPage.ts'
import { sidewaysScrollers } from '../support/cardLayout.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'
import { viewStates } from '../support/views.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const desktop = { width: 1280, height: 800 }

/** Labels that are cut off: their box hides what is wider or higher than it. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return modal(page).card.evaluate((card) =>
    [...card.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        // Content for screen readers only is one pixel large.
        if (clipPath !== 'none' || !element.checkVisibility() || !element.textContent?.trim()) return false
        // A tile's name has two lines; the whole of it is in the tooltip and in the button's name.
        if (element.closest('[title]')?.getAttribute('title') === element.querySelector('bdi')?.textContent)
          return false
        const isCutX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
        const isCutY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
        return isCutX || isCutY
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )
}

/** Controls without an edge of their own: forced colours remove backgrounds and shadows. */
function controlsWithoutEdge(page: Page): Promise<readonly string[]> {
  return modal(page).card.evaluate((card) =>
    [card, ...card.querySelectorAll('button, input:not([type=checkbox])')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      // A link in text has its underline.
      .filter((element) => getComputedStyle(element).textDecorationLine !== 'underline')
      .filter((element) => {
        // A field's edge may be that of the box around it.
        const boxes =
          element instanceof HTMLInputElement ? [element, element.closest('[part=field]')] : [element]
        return !boxes.some((box) => {
          if (!box) return false
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(box)
          return (
            parseFloat(borderTopWidth) > 0 &&
            borderTopStyle !== 'none' &&
            !/^rgba\(.*, 0\)$/.test(borderTopColor)
          )
        })
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )
}

/** WCAG 1.4.12: spacing that a reader sets. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.querySelector('w3m-modal')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  })
}

for (const view of viewStates) {
  test(`${view.name}: keeps to the preferences of its reader`, { tag: '@everyView' }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await view.prepare?.(sandbox)
    await visit({ ...view.options, themeMode: 'dark' }, { namespaces: view.namespaces })
    await page.setViewportSize(desktop)
    await view.show(page)
    await expect(modal(page).card).toBeVisible()
    await expect(modal(page).toast).toBeHidden()

    await test.step('stronger contrast', async () => {
      await page.emulateMedia({ contrast: 'more' })
      expect(await auditPage(page)).toEqual([])
      await page.emulateMedia({ contrast: 'no-preference' })
    })

    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await controlsWithoutEdge(page)).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    })

    await test.step('wider text spacing', async () => {
      await spaceText(page)
      await expect.poll(() => cutTexts(page)).toEqual([])
      await expect.poll(() => sidewaysScrollers(page)).toEqual([])
    })

    await test.step('the other language that is written from right to left', async () => {
      await page.evaluate(() => window.kit?.updateOptions({ locale: 'he' }))
      await expect(modal(page).card).toHaveCSS('direction', 'rtl')
      expect(await auditPage(page)).toEqual([])
      await expect.poll(() => sidewaysScrollers(page)).toEqual([])
      await page.evaluate(() => window.kit?.updateOptions({ locale: 'en' }))
      await expect(modal(page).card).toHaveCSS('direction', 'ltr')
    })

    await test.step('a phone held sideways', async () => {
      await page.setViewportSize({ width: 640, height: 360 })
      await expect.poll(() => sidewaysScrollers(page)).toEqual([])
      const box = await modal(page).card.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(361)
    })

    await test.step('text of twice the size', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px'
      })
      // The page behind is the host app's.
      const wide = async () => (await sidewaysScrollers(page)).filter((name) => name !== 'the page')
      await expect.poll(wide).toEqual([])
      await expect.poll(() => cutTexts(page)).toEqual([])
    })
  })
}

import type { Page } from '@playwright/test'
import { auditPage } from '../support/checks/auditPage.ts'
import { sidewaysScrollers } from '../support/checks/cardLayout.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { optionsOf } from '../support/views/ViewState.ts'
import { viewStates } from '../support/views/views.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const desktop = { width: 1280, height: 800 }

/** Labels that are cut off: their box hides wider or higher content. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return modal(page).card.evaluate((card) =>
    [...card.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        // Content for screen readers only is one pixel large.
        if (clipPath !== 'none' || !element.checkVisibility() || !element.textContent?.trim()) return false
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
    // Boxes that the browser draws have an edge in any colours.
    [card, ...card.querySelectorAll('button, input:not([type=checkbox], [type=radio])')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      // A link in text has its underline.
      .filter((element) => getComputedStyle(element).textDecorationLine !== 'underline')
      .filter((element) => {
        // A field's edge may be that of the box around it, or of the boxes of a code, which it lies over.
        const boxes =
          element instanceof HTMLInputElement
            ? [element, element.closest('[part=field]'), element.previousElementSibling]
            : [element]
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

/** Touch targets smaller than 44 by 44 px; links inside a sentence are exempt. */
function smallForFingers(page: Page): Promise<readonly string[]> {
  return modal(page).card.evaluate((card) =>
    [...card.querySelectorAll<HTMLElement>('button, [role=button], [role=tab], a[href]')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
      ),
  )
}

/** Motion that is endless, or takes longer than a change of opacity may (150 ms). */
function motions(page: Page): Promise<readonly string[]> {
  return modal(page).card.evaluate((card) =>
    card
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 150)
      .map(({ effect }) => String((effect as KeyframeEffect).target?.outerHTML.slice(0, 120))),
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
    await visit({ ...optionsOf(view, sandbox), themeMode: 'dark' }, { namespaces: view.namespaces })
    await page.setViewportSize(desktop)
    await view.show(page, sandbox)
    await expect(modal(page).card).toBeVisible()
    await expect(modal(page).toast).toBeHidden()

    await test.step('less motion', async () => {
      expect(await motions(page)).toEqual([])
    })

    await test.step('fingers', async () => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
      await expect.poll(() => smallForFingers(page)).toEqual([])
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      await session.detach()
    })

    await test.step('stronger contrast', async () => {
      await page.emulateMedia({ contrast: 'more' })
      expect(await auditPage(page)).toEqual([])
      await page.emulateMedia({ contrast: 'no-preference' })
    })

    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await controlsWithoutEdge(page)).toEqual([])
      // Scanners need dark modules on white.
      for (const code of await modal(page).card.locator('[part=qr]').all())
        await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await page.emulateMedia({ forcedColors: 'none' })
    })

    await test.step('the other language that is written from right to left', async () => {
      await page.evaluate(() => window.kit?.updateOptions({ locale: 'he' }))
      await expect(modal(page).card).toHaveCSS('direction', 'rtl')
      expect(await auditPage(page)).toEqual([])
      await expect.poll(() => sidewaysScrollers(page)).toEqual([])
      await page.evaluate(() => window.kit?.updateOptions({ locale: 'en' }))
      await expect(modal(page).card).toHaveCSS('direction', 'ltr')
    })

    await test.step('wider text spacing', async () => {
      await spaceText(page)
      await expect.poll(() => cutTexts(page)).toEqual([])
      await expect.poll(() => sidewaysScrollers(page)).toEqual([])
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

import type { Page } from '@playwright/test'
import { connect, pickWallet } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { modal, sandboxWallet } from '../support/modal.ts'
import { setWallet } from '../support/setWallet.ts'
import { expect, test } from '../support/test.ts'
import { untilStill } from '../support/untilStill.ts'

/** Records animated properties other than opacity, with their elements, from now on. */
async function watchMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const look = () => {
      // `document.getAnimations` does not include shadow trees.
      const roots = [
        document,
        ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
      ]
      for (const animation of roots.flatMap((root) => root.getAnimations())) {
        if (!(animation.effect instanceof KeyframeEffect)) continue
        const keys = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        for (const key of keys) {
          if (/transform|translate|scale|rotate|inset|top|left|height|width|position/i.test(key)) {
            moved.add(`${key} of ${animation.effect.target?.outerHTML.slice(0, 100)}`)
          }
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])
}

// With "reduce" only opacity may be animated; nothing slides, grows, shakes or shimmers (WCAG 2.3.3).
test('with reduced motion nothing moves', async ({ page, visit }) => {
  const moved = await watchMotion(page)
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  await modal(page).networkSelector.click()
  await expect(modal(page).network('Polygon')).toBeVisible()
  await modal(page).back.click()
  await modal(page).close.click()
  await setWallet(page, sandboxWallet, 'changeChain', 5)
  await expect(modal(page).title).toHaveText('Switch Network')
  await modal(page).overlay.click({ position: { x: 5, y: 5 } })
  await expect(modal(page).card).toContainText(/choose a supported network/i)
  expect(await moved()).toEqual([])
})

test('with motion the card’s height is animated between views, and a visitor can sign in', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const moved = await watchMotion(page)
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeVisible()
  await untilStill(page)
  await modal(page).sign.click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  expect(await moved()).toContainEqual(expect.stringMatching(/^height of <div[^>]* role="dialog"/))
})

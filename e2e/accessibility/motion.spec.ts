import { connect } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { modal, sandboxWallet } from '../support/modal.ts'
import { setWallet } from '../support/setWallet.ts'
import { expect, test } from '../support/test.ts'

// What may move under "reduce" is opacity; nothing slides, grows, shakes or shimmers (WCAG 2.3.3).
test('with reduced motion nothing moves', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const look = () => {
      for (const animation of document.getAnimations()) {
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
  expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([])
})

import type { Page } from '@playwright/test'
import { untilStill } from '../support/checks/untilStill.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

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
test('with reduced motion nothing moves', { tag: '@long' }, async ({ page, visit }) => {
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

/** The modal's element, whether it is open or not. */
const overlayOf = (page: Page) => page.locator('w3m-modal [data-open]')

test('the dialog fades out with its view; the focus is back and the page usable immediately', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  await modal(page).networkSelector.click()
  await expect(modal(page).title).toHaveText('Choose Network')
  await untilStill(page)
  const closing = await modal(page).close.evaluate((button: HTMLElement) => {
    const root = button.getRootNode() as ShadowRoot
    button.click()
    return new Promise<object>((resolve) => {
      // The frame after the click.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const overlay = root.querySelector<HTMLElement>('[data-open]')
          resolve({
            exits: overlay?.getAnimations().length !== 0,
            isSeen: overlay && getComputedStyle(overlay).visibility,
            isInert: overlay?.inert,
            view: root.querySelector<HTMLElement>('[data-view]')?.dataset.view,
            focus: document.activeElement?.getAttribute('data-testid'),
            pageIsInert: document.getElementById('root')?.inert,
          })
        }),
      )
    })
  })
  expect(closing).toEqual({
    exits: true,
    isSeen: 'visible',
    isInert: true,
    view: 'Networks',
    focus: 'account-button',
    pageIsInert: false,
  })
  await expect(overlayOf(page)).toHaveCSS('visibility', 'hidden')
  // The next view is rendered ahead.
  await expect(page.locator('w3m-modal [data-view]')).toHaveAttribute('data-view', 'Account')
})

test('a view fades out below the next one, and leaves nothing behind', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  await expect(modal(page).networkSelector).toBeVisible()
  await untilStill(page)
  const copies = await modal(page).networkSelector.evaluate((button: HTMLElement) => {
    const card = button.closest('[role=dialog]')
    return new Promise<readonly string[]>((resolve) => {
      const observer = new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes])
        const inert = added.filter((node) => node instanceof HTMLElement && node.inert && node.ariaHidden)
        if (inert.length > 0) resolve(inert.map((node) => node.textContent ?? ''))
      })
      if (card) observer.observe(card, { childList: true })
      button.click()
    })
  })
  expect(copies).toEqual([expect.stringContaining('Receive')])
  await expect(modal(page).network('Polygon')).toBeVisible()
  await expect(modal(page).card.locator('> [inert]')).toHaveCount(0)
})

test('with reduced motion the dialog is gone immediately', async ({ page, visit }) => {
  await visit({ siwx: false })
  await hostPage(page).connectButton.click()
  await expect(modal(page).card).toBeVisible()
  const visibility = await modal(page).close.evaluate((button: HTMLElement) => {
    const overlay = button.closest('[data-open]')
    button.click()
    return new Promise<string | null>((resolve) => {
      const look = () => resolve(overlay && getComputedStyle(overlay).visibility)
      requestAnimationFrame(() => requestAnimationFrame(look))
    })
  })
  expect(visibility).toBe('hidden')
})

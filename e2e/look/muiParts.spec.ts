import type { Page } from '@playwright/test'
import { openModal } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

const sample = {
  id: 'sample',
  name: 'Sample Wallet',
  mobile_link: 'sample:',
  desktop_link: 'sampledesktop://',
  webapp_link: 'https://app.sample.example',
}

const tab = (page: Page, name: string) => modal(page).card.getByTestId(`tab-${name}`)
const isMui = /MuiTab-root/

async function showTabs(page: Page): Promise<void> {
  await openModal(page)
  await modal(page).card.getByTestId('wallet-selector-sample').click()
}

test('tabs show immediately, and MUI’s replace them while they are not in use', async ({ page, visit }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/FurnishedTabs/, async (route) => {
    await released
    await route.continue()
  })
  await visit({ siwx: false, customWallets: [sample] })
  await showTabs(page)
  await expect(tab(page, 'mobile')).not.toHaveClass(isMui)
  const before = await tab(page, 'webapp').boundingBox()
  const look = () =>
    tab(page, 'mobile').evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderRadius, fontFamily } =
        getComputedStyle(element)
      return { backgroundColor, color, fontSize, fontWeight, borderRadius, fontFamily }
    })
  await tab(page, 'mobile').focus()
  const plain = await look()

  const arrived = page.waitForResponse(/FurnishedTabs/)
  release()
  await (await arrived).finished()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'webapp')).toBeFocused()
  await expect(tab(page, 'webapp')).not.toHaveClass(isMui)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(tab(page, 'mobile')).toHaveClass(isMui)
  await tab(page, 'mobile').focus()
  const after = await tab(page, 'webapp').boundingBox()
  expect(after).toEqual(before)
  expect(await look()).toEqual(plain)

  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'webapp')).toBeFocused()
  await expect(tab(page, 'mobile')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'webapp')).toHaveAttribute('aria-selected', 'true')
  const panel = modal(page).card.getByRole('tabpanel')
  await expect(panel).toHaveAttribute('aria-labelledby', (await tab(page, 'webapp').getAttribute('id')) ?? '')
})

test('MUI’s tabs have the overrides of the host’s theme, and its direction', async ({ page, visit }) => {
  const theme = {
    direction: 'rtl',
    components: {
      MuiTab: { styleOverrides: { root: { fontStyle: 'italic' } }, defaultProps: { title: 'Own' } },
    },
  }
  await visit({ siwx: false, customWallets: [sample], theme })
  await showTabs(page)
  await expect(tab(page, 'mobile')).toHaveClass(isMui)
  await expect(tab(page, 'mobile')).toHaveCSS('font-style', 'italic')
  await expect(tab(page, 'mobile')).toHaveAttribute('title', 'Own')
  await tab(page, 'mobile').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'webapp')).toBeFocused()
})

test('an app with MUI has its theme in buttons and modal, and both follow it', async ({ page }) => {
  await page.goto('/mui.html')
  const button = hostPage(page).connectButton
  await expect(button).toHaveCSS('font-family', 'Georgia, serif')
  await expect(button).toHaveCSS('border-radius', '2px')
  const light = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await openModal(page)
  await expect(modal(page).card).toHaveCSS('background-color', 'rgb(246, 250, 243)')
  await expect(modal(page).allWallets).toHaveCSS('border-radius', '2px')
  await modal(page).close.click()
  await expect(modal(page).card).toBeHidden()

  await page.getByRole('button', { name: 'Other theme' }).click()
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
    .not.toBe(light)
  await openModal(page)
  await expect(modal(page).card).toHaveCSS('background-color', 'rgb(19, 32, 22)')
})

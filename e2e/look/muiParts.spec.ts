import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

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

test('tabs show immediately, and MUI’s replace them while they are not in use', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/Tabs-use/, async (route) => {
    await released
    await route.continue()
  })
  await visit({ siwx: false, customWallets: [sample] })
  await showTabs(page)
  await expect(tab(page, 'mobile')).not.toHaveClass(isMui)
  // Within the card, which grows around its middle while other parts arrive.
  const place = async () => {
    const [card, box] = await Promise.all(
      [modal(page).card, tab(page, 'webapp')].map((part) => part.boundingBox()),
    )
    return card && box && { ...box, x: box.x - card.x, y: box.y - card.y }
  }
  const before = await place()
  const look = () =>
    tab(page, 'mobile').evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderRadius, fontFamily } =
        getComputedStyle(element)
      return { backgroundColor, color, fontSize, fontWeight, borderRadius, fontFamily }
    })
  await tab(page, 'mobile').focus()
  const plain = await look()

  const arrived = page.waitForResponse(/Tabs-use/)
  release()
  await (await arrived).finished()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'webapp')).toBeFocused()
  await expect(tab(page, 'webapp')).not.toHaveClass(isMui)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(tab(page, 'mobile')).toHaveClass(isMui)
  await tab(page, 'mobile').focus()
  const after = await place()
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

test('MUI’s tabs have the overrides of the host’s theme, and its direction', { tag: '@long' }, async ({
  page,
  visit,
}) => {
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

test('fields, boxes, progress and toasts are MUI’s where the host has MUI, with its overrides', async ({
  page,
  visit,
}) => {
  const italic = { styleOverrides: { root: { fontStyle: 'italic' } } }
  const theme = {
    components: {
      MuiTextField: italic,
      MuiOutlinedInput: { styleOverrides: { input: { letterSpacing: '3px' } } },
      MuiAlert: italic,
      MuiCheckbox: { styleOverrides: { root: { opacity: 0.9 } } },
    },
  }
  const legal = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://app.example/terms' }
  await visit({ siwx: false, theme, ...legal })
  await openModal(page)
  const { card, allWallets, search, toast } = modal(page)
  const checkbox = card.getByTestId('wui-checkbox')
  const plain = await card.getByTestId('w3m-legal-checkbox').boundingBox()
  // A checkbox in use stays as it is.
  await expect(checkbox).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.locator('.MuiCheckbox-root')).toHaveCSS('opacity', '0.9')
  // The exchange moves nothing around the checkbox.
  expect(await card.getByTestId('w3m-legal-checkbox').boundingBox()).toEqual(plain)
  await checkbox.check()
  await expect(checkbox).toBeChecked()
  await allWallets.click()
  await page.keyboard.press('Tab')
  const field = card.locator('[part=field]')
  await expect(field).toHaveClass(/MuiTextField-root/)
  await expect(field).toHaveCSS('font-style', 'italic')
  await expect(search).toHaveCSS('letter-spacing', '3px')
  expect((await field.boundingBox())?.height).toBe(48)
  await search.fill('metamask')
  await expect(modal(page).rows).toHaveCount(1)
  await page.evaluate(() => window.kit?.showErrorMessage('Not saved'))
  await expect(toast).toHaveText('Not saved')
  await expect(page.locator('.MuiAlert-root')).toHaveCSS('font-style', 'italic')
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

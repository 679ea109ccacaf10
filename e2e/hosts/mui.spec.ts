import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/hostsTest.ts'

test.use({ isPublished: true })

test('an app with MUI that has installed the packages gives its theme and its overrides to the modal', async ({
  host,
}) => {
  const { page, open, press } = host
  await open('mui')
  await press('Connect Wallet')
  const { card } = modal(page)
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  await press('Other theme')
  await press('Connect Wallet')
  await expect(card).toHaveCSS('background-color', 'rgb(18, 18, 18)')

  // MUI is part of the packages, and yet follows the app's.
  await card.getByTestId('all-wallets').click()
  const filter = card.getByTestId('wui-certified-switch')
  const drawn = filter.locator('.MuiSwitch-root')
  await expect(drawn).toHaveCSS('outline', 'rgb(1, 2, 3) dashed 3px')
  await filter.getByRole('switch').check()
  await expect(drawn.locator('.MuiSwitch-track')).toHaveCSS('background-color', 'rgb(165, 214, 167)')
})

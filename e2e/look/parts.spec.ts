import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal } from '../support/wallets/connect.ts'

test('slotProps style each part by name, in its states too, and end when they are taken back', async ({
  page,
  visit,
}) => {
  const slotProps = {
    card: { sx: { borderWidth: 7, '@media (max-width: 600px)': { borderWidth: 3 } } },
    row: { sx: { background: 'rgb(1, 2, 3)', '&:focus-visible': { outlineStyle: 'dotted' } } },
    tag: { sx: { ':hover': { color: 'red' }, textTransform: 'uppercase' } },
  }
  await visit({ siwx: false, slotProps })
  await openModal(page)
  await expect(modal(page).card).toHaveCSS('border-top-width', '7px')
  await expect(modal(page).allWallets).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await page.keyboard.press('Tab')
  await modal(page).allWallets.focus()
  await expect(modal(page).allWallets).toHaveCSS('outline-style', 'dotted')
  await expect(modal(page).card.locator('[part=tag]').first()).toHaveCSS('text-transform', 'uppercase')
  await page.setViewportSize({ width: 500, height: 800 })
  await expect(modal(page).card).toHaveCSS('border-top-width', '3px')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.evaluate(() => {
    // The playground's type is the headless kit's.
    const kit = window.kit as { updateOptions(options: object): void } | undefined
    kit?.updateOptions({ slotProps: {} })
  })
  await expect(modal(page).card).toHaveCSS('border-top-width', '1px')
})

test('the host page’s own style sheet reaches parts by ::part()', async ({ page, visit }) => {
  await visit({ siwx: false })
  await page.addStyleTag({ content: 'w3m-modal::part(row) { background: rgb(4, 5, 6) }' })
  await openModal(page)
  await expect(modal(page).allWallets).toHaveCSS('background-color', 'rgb(4, 5, 6)')
})

test('a theme that is set while the modal is open applies, and so does its other palette', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false, themeMode: 'dark' })
  await connect(page)
  await hostPage(page).accountButton.click()
  await expect(modal(page).disconnect).toBeVisible()
  await page.evaluate(() => {
    const kit = window.kit as { updateOptions(options: object): void } | undefined
    const colorSchemes = {
      dark: { palette: { background: { paper: '#101820' } } },
      light: { palette: { background: { paper: '#fdf6e3' } } },
    }
    kit?.updateOptions({ theme: { colorSchemes } })
  })
  await expect(modal(page).card).toHaveCSS('background-color', 'rgb(16, 24, 32)')
  await page.evaluate(() => window.kit?.setThemeMode('light'))
  await expect(modal(page).card).toHaveCSS('background-color', 'rgb(253, 246, 227)')
})

test('tokens are enough for an app without MUI', async ({ page, visit }) => {
  const designTokens = {
    background: '#fffbe6',
    text: '#3b2f00',
    accent: '#8a6d00',
    radius: 0,
    spacing: 4,
    fontFamily: 'Georgia, serif',
    fontSize: 18,
    fontWeights: [300, 400, 900],
    zIndex: 55,
  }
  await visit({ siwx: false, designTokens })
  await openModal(page)
  await expect(modal(page).card).toHaveCSS('background-color', 'rgb(255, 251, 230)')
  await expect(modal(page).allWallets).toHaveCSS('border-radius', '0px')
  await expect(modal(page).allWallets).toHaveCSS('padding-inline-start', '4px')
  await expect(modal(page).title).toHaveCSS('font-family', 'Georgia, serif')
  await expect(modal(page).title).toHaveCSS('font-weight', '900')
  await expect(modal(page).title).toHaveCSS('font-size', '19.2px')
  await expect(modal(page).title).toHaveCSS('color', 'rgb(59, 47, 0)')
  await expect(modal(page).overlay).toHaveCSS('z-index', '55')
})

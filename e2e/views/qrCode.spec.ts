import { devices, type Locator } from '@playwright/test'
import jsqr from 'jsqr'
import { untilStill } from '../support/checks/untilStill.ts'
import { modal } from '../support/pages/modal.ts'
import { showCode } from '../support/pages/phone.ts'
import { setTheme } from '../support/pages/setTheme.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const sampleWallet = {
  id: 'sample',
  name: 'Sample Wallet',
  mobile_link: 'sample:',
  // A mark that is nothing but dark: the worst case for a scanner.
  image_url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>')}`,
}

// A script of the older kind, whose types claim to be a module.
const readCode = jsqr as unknown as typeof jsqr.default

/** Content of a code as a camera reads it on the screen, with its margin. */
async function scan(code: Locator): Promise<string | undefined> {
  await untilStill(code.page())
  const picture = await code.screenshot()
  const pixels = await code.page().evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data, width, height } =
      context?.getImageData(0, 0, image.width, image.height) ?? new ImageData(1, 1)
    return { data: Array.from(data), width, height }
  }, picture.toString('base64'))
  return readCode(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)?.data
}

for (const theme of ['dark', 'light'] as const) {
  test(`a code with the wallet's mark in its middle can be scanned, ${theme}`, { tag: '@long' }, async ({
    page,
    visit,
  }) => {
    await visit({ siwx: false, customWallets: [sampleWallet] })
    await openModal(page)
    await modal(page).card.getByTestId('wallet-selector-sample').click()
    const code = modal(page).card.getByTestId('wui-qr-code')
    await expect(code.locator('img')).toHaveJSProperty('complete', true)
    await setTheme(page, theme)
    expect(await scan(code)).toBe(await code.getAttribute('uri'))
  })
}

test('a code without a wallet can be scanned at 320 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit({ siwx: false })
  const uri = await showCode(page)
  expect(await scan(modal(page).card.getByTestId('wui-qr-code'))).toBe(uri)
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use(phone)

  test('the code is for another device', async ({ page, visit }) => {
    await visit({ siwx: false })
    await showCode(page)
    await expect(modal(page).card).toContainText('Use a wallet on another device')
    await expect(modal(page).card).not.toContainText('your phone')
  })
})

test('Downloads names the wallet in its title and once below', async ({ page, visit }) => {
  await visit({ siwx: false, enableWalletConnect: false })
  await openModal(page)
  await modal(page).card.getByTestId(`wallet-selector-${metaMask}`).click()
  await expect(modal(page).title).toHaveText('Get MetaMask')
  await expect(modal(page).card.getByText(/^MetaMask is not installed/)).toHaveCount(1)
  await expect(modal(page).card.getByText('Install it and reload this page')).toBeVisible()
})

test('open({ uri }) shows the code that the host app has created, and no other', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  const uri = `wc:${'5f'.repeat(32)}@2?relay-protocol=irn&symKey=${'a1'.repeat(32)}`
  await visit({ siwx: false, manualWCControl: true })
  await page.evaluate((given) => window.kit?.open({ uri: given }), uri)
  const code = modal(page).card.getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', uri)
  expect(await scan(code)).toBe(uri)
})

import type { Locator, Page } from '@playwright/test'
import type { AppKit } from '@wallet-kit/react'
import { hostPage } from '../support/pages/hostPage.ts'
import { withLogins } from '../support/pages/logins.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal } from '../support/wallets/connect.ts'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const trustWallet = '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'

type Options = Parameters<AppKit['updateOptions']>[0]

/** Pictures of the host app, which any path under `/pictures` has. */
async function servePictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>'
  await page.route('**/pictures/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
}

const update = (page: Page, options: Options) =>
  page.evaluate((given) => window.kit?.updateOptions(given), options)

/** The image inside has loaded, and is the one at this path. */
async function showsPicture(place: Locator, path: string): Promise<void> {
  const image = place.locator('img')
  await expect(image).toHaveAttribute('src', path)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(place.locator('[data-image-state]')).toHaveAttribute('data-image-state', 'loaded')
}

test('the list of wallets follows options while it is open', async ({ page, visit, sandbox }) => {
  await servePictures(page)
  // Wallets are collapsed where there are other ways.
  await visit(withLogins(sandbox))
  await openModal(page)
  const { card, rows, allWallets } = modal(page)
  const row = (id: string) => card.getByTestId(`wallet-selector-${id}`)
  await expect(row(metaMask)).toBeVisible()

  await update(page, {
    connectorImages: { [sandboxWallet.rdns]: '/pictures/own', walletConnect: '/pictures/code' },
  })
  await showsPicture(modal(page).wallet(sandboxWallet), '/pictures/own')
  await showsPicture(row('walletconnect'), '/pictures/code')
  await update(page, { connectorImages: {} })
  await expect(modal(page).wallet(sandboxWallet).locator('img')).toHaveAttribute('src', /^data:image/)
  await expect(row('walletconnect').locator('img')).toHaveCount(0)

  await update(page, { featuredWalletIds: [trustWallet] })
  await expect(row(`featured-${trustWallet}`)).toBeVisible()
  await expect(row(metaMask)).toHaveCount(0)
  await update(page, { featuredWalletIds: [], excludeWalletIds: [metaMask] })
  await expect(row(trustWallet)).toBeVisible()
  await expect(row(metaMask)).toHaveCount(0)
  await update(page, { excludeWalletIds: [], includeWalletIds: [metaMask] })
  await expect(row(metaMask)).toBeVisible()
  await expect(row(trustWallet)).toHaveCount(0)

  await update(page, { customWallets: [{ id: 'mine', name: 'Orchard', image_url: '/pictures/mine' }] })
  await showsPicture(row('mine'), '/pictures/mine')
  await update(page, { features: { connectorTypeOrder: ['custom'] } })
  await expect(rows.first()).toHaveAttribute('data-testid', 'wallet-selector-mine')

  await expect(allWallets).toBeVisible()
  await update(page, { allWallets: 'HIDE' })
  await expect(allWallets).toHaveCount(0)
  await update(page, { enableWalletGuide: false })
  await expect(card.getByTestId('w3m-wallet-guide-get-started')).toHaveCount(0)
  await update(page, {
    termsConditionsUrl: 'https://shop.example/terms',
    privacyPolicyUrl: 'https://shop.example/privacy',
  })
  await expect(card.getByRole('link', { name: /Terms|Privacy/ })).toHaveCount(2)
  await update(page, { features: { legalCheckbox: true } })
  await expect(card.getByTestId('w3m-legal-checkbox')).toBeVisible()
  await page.evaluate(() => window.kit?.setEIP6963Enabled(false))
  await expect(modal(page).wallet(sandboxWallet)).toHaveCount(0)
  await update(page, { features: { collapseWallets: true } })
  await expect(card.getByTestId('w3m-collapse-wallets-button')).toBeVisible()
  await expect(row('mine')).toHaveCount(0)
  await update(page, { enableWallets: false })
  // The first social network has one, too.
  await expect(card.getByTestId('w3m-collapse-wallets-button')).toHaveCount(0)
  await expect(rows).toHaveCount(1)

  const light = await card.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.evaluate(() => window.kit?.setThemeMode(window.kit.getThemeMode() === 'dark' ? 'light' : 'dark'))
  await expect(card).not.toHaveCSS('background-color', light)
  await page.evaluate(() => window.kit?.setThemeVariables({ '--w3m-font-family': 'Georgia' }))
  await expect(card).toHaveCSS('font-family', /Georgia/)
})

test('account and networks follow options while they are open', async ({ page, visit }) => {
  await servePictures(page)
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  const { card, networkSelector, network } = modal(page)
  const feature = (name: string) => card.getByTestId(`wallet-features-${name}-button`)
  const featureNames = () =>
    card
      .getByTestId(/^wallet-features-\w+-button$/)
      .evaluateAll((buttons) => buttons.map((button) => button.dataset.testid?.split('-')[2]))
  await expect.poll(featureNames).toEqual(['onramp', 'swaps', 'receive', 'send'])
  await update(page, { features: { walletFeaturesOrder: ['send', 'receive', 'swaps', 'onramp'] } })
  await expect.poll(featureNames).toEqual(['send', 'receive', 'swaps', 'onramp'])
  for (const name of ['send', 'receive', 'swaps', 'onramp'] as const) {
    await page.evaluate((key) => window.kit?.updateFeatures({ [key]: false }), name)
    await expect(feature(name)).toHaveCount(0)
  }
  await expect(card.getByTestId('tab-activity')).toBeVisible()
  await update(page, { features: { history: false, smartSessions: true } })
  await expect(card.getByTestId('tab-activity')).toHaveCount(0)
  await expect(card.getByTestId('w3m-header-smart-sessions')).toBeVisible()
  await update(page, { enableNetworkSwitch: false })
  await expect(networkSelector).toHaveCount(0)
  await update(page, { enableNetworkSwitch: true, chainImages: { 1: '/pictures/chain' } })
  await showsPicture(networkSelector, '/pictures/chain')

  await networkSelector.click()
  await showsPicture(network('Ethereum'), '/pictures/chain')
  await update(page, { chainImages: { 'eip155:137': '/pictures/polygon' } })
  await showsPicture(network('Polygon'), '/pictures/polygon')
  await expect(network('Ethereum').locator('img')).not.toHaveAttribute('src', '/pictures/chain')
  await page.evaluate(() => {
    const rpcUrls = { default: { http: ['/sandbox/rpc/10'] } }
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    window.kit?.addNetwork('eip155', { id: 10, name: 'Optimism', nativeCurrency, rpcUrls })
  })
  await expect(network('Optimism')).toBeVisible()
  await page.evaluate(() => window.kit?.removeNetwork('eip155', 10))
  await expect(network('Optimism')).toHaveCount(0)
})

import { devices, type Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { optionsOf, type ViewState } from '../support/views/ViewState.ts'
import { connect, openModal } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const trustWallet = '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'
const withoutSignIn = { siwx: false }

/** Effects of an option on the first view. */
const firstViews: Record<
  string,
  Pick<ViewState, 'options' | 'hasLogins'> & { check(page: Page): Promise<void> }
> = {
  'allWallets HIDE': {
    options: { allWallets: 'HIDE' },
    async check(page) {
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(2)
      await expect(modal(page).allWallets).toHaveCount(0)
    },
  },
  'allWallets ONLY_MOBILE, on a desktop': {
    options: { allWallets: 'ONLY_MOBILE' },
    async check(page) {
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(2)
      await expect(modal(page).allWallets).toHaveCount(0)
    },
  },
  'featuredWalletIds in the place of recommended ones': {
    options: { featuredWalletIds: [trustWallet] },
    async check(page) {
      await expect(modal(page).card.getByTestId(`wallet-selector-featured-${trustWallet}`)).toBeVisible()
      await expect(modal(page).card.getByTestId(`wallet-selector-${metaMask}`)).toHaveCount(0)
    },
  },
  excludeWalletIds: {
    options: { excludeWalletIds: [metaMask] },
    async check(page) {
      await expect(modal(page).card.getByTestId(`wallet-selector-${trustWallet}`)).toBeVisible()
      await expect(modal(page).card.getByTestId(`wallet-selector-${metaMask}`)).toHaveCount(0)
    },
  },
  customWallets: {
    options: { customWallets: [{ id: 'mine', name: 'Orchard Wallet', homepage: 'https://orchard.example' }] },
    check: (page) =>
      expect(modal(page).card.getByTestId('wallet-selector-mine')).toContainText('Orchard Wallet'),
  },
  'enableWallets false': {
    options: { enableWallets: false },
    check: (page) => expect(modal(page).rows).toHaveCount(0),
  },
  'enableEIP6963 false': {
    options: { enableEIP6963: false },
    async check(page) {
      await expect(modal(page).allWallets).toBeVisible()
      await expect(modal(page).wallet(sandboxWallet)).toHaveCount(0)
    },
  },
  'terms and privacy': {
    options: {
      termsConditionsUrl: 'https://shop.example/terms',
      privacyPolicyUrl: 'javascript:window.__pwned=1',
    },
    async check(page) {
      const links = modal(page).card.getByRole('link')
      await expect(links.filter({ hasText: 'Terms' })).toHaveAttribute('href', 'https://shop.example/terms')
      await expect(links.filter({ hasText: 'Privacy' })).toHaveCount(0)
    },
  },
  legalCheckbox: {
    options: { termsConditionsUrl: 'https://shop.example/terms', features: { legalCheckbox: true } },
    async check(page) {
      const { card, rows } = modal(page)
      await expect(modal(page).wallet(sandboxWallet)).toHaveAttribute('aria-disabled', 'true')
      await expect(card.locator('[data-wallet-row]:not([aria-disabled=true])')).toHaveCount(0)
      await rows.first().press('Enter')
      const box = card.getByTestId('w3m-legal-checkbox').getByTestId('wui-checkbox')
      await expect(box).toBeFocused()
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
      await modal(page).wallet(sandboxWallet).click()
      await expect(hostPage(page).accountButton).toBeVisible()
    },
  },
  collapseWallets: {
    hasLogins: true,
    options: { features: { collapseWallets: true } },
    async check(page) {
      await expect(modal(page).allWallets).toHaveCount(0)
      await modal(page).card.getByTestId('w3m-collapse-wallets-button').click()
      await expect(modal(page).title).toHaveText('Connect wallet')
      await modal(page).wallet(sandboxWallet).click()
      await expect(hostPage(page).accountButton).toBeVisible()
    },
  },
  connectorTypeOrder: {
    options: { features: { connectorTypeOrder: ['recommended', 'injected'] } },
    async check(page) {
      const { rows } = modal(page)
      await expect(rows.first()).toHaveAttribute('data-testid', `wallet-selector-${metaMask}`)
      await expect(rows.nth(-2)).toHaveAttribute('data-testid', 'wallet-selector-walletconnect')
    },
  },
  'accent and corners': {
    options: { themeVariables: { '--w3m-accent': '#00875a', '--w3m-border-radius-master': '1px' } },
    async check(page) {
      await expect(modal(page).allWallets).toBeVisible()
      await expect(hostPage(page).connectButton).toHaveCSS('background-color', /^(rgb|color)/)
      const corner = await modal(page).card.evaluate((card) =>
        Number.parseFloat(getComputedStyle(card).borderRadius),
      )
      expect(corner).toBeLessThan(10)
    },
  },
}

/** The options that change most of the view; each has unit tests. */
const briefly = [
  'featuredWalletIds in the place of recommended ones',
  'enableWallets false',
  'accent and corners',
]

for (const [name, view] of Object.entries(firstViews)) {
  test(name, { tag: briefly.includes(name) ? [] : '@long' }, async ({ page, visit, sandbox }) => {
    await visit({ ...withoutSignIn, ...optionsOf(view, sandbox) })
    await openModal(page)
    await view.check(page)
  })
}

for (const enableMobileFullScreen of [true, false]) {
  test(`enableMobileFullScreen ${enableMobileFullScreen}, on a phone`, {
    tag: enableMobileFullScreen ? [] : '@long',
  }, async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 1400 })
    await visit({ ...withoutSignIn, enableMobileFullScreen })
    await openModal(page)
    await expect(modal(page).allWallets).toBeVisible()
    const fills = () =>
      modal(page).card.evaluate((card) => card.getBoundingClientRect().height === innerHeight)
    await expect.poll(fills).toBe(enableMobileFullScreen)
  })
}

test('legalCheckbox holds for the whole directory and for the code, too', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  const features = { legalCheckbox: true }
  await visit({ ...withoutSignIn, termsConditionsUrl: 'https://shop.example/terms', features })
  const { card, rows } = modal(page)
  const box = card.getByTestId('wui-checkbox')
  await page.evaluate(() => window.kit?.open({ view: 'AllWallets' }))
  await expect(rows.first()).toHaveAttribute('aria-disabled', 'true')
  await page.evaluate(() => window.kit?.open({ view: 'ConnectingWalletConnectBasic' }))
  await expect(modal(page).title).toHaveText('WalletConnect')
  await expect(card.getByTestId('wui-qr-code')).toHaveCount(0)
  await box.check()
  await expect(card.getByTestId('wui-qr-code')).toBeVisible()
  await page.evaluate(() => window.kit?.open({ view: 'AllWallets' }))
  await expect(rows.first()).not.toHaveAttribute('aria-disabled')
  await expect(box).toHaveCount(0)
})

test('defaultNetwork is active at first, then the network of the connected wallet', async ({
  page,
  visit,
}) => {
  const polygon = {
    id: 137,
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    rpcUrls: { default: { http: ['/sandbox/rpc/137'] } },
  }
  await visit({ ...withoutSignIn, defaultNetwork: polygon })
  await expect(hostPage(page).chainId).toHaveText('137')
  await connect(page)
  await expect(hostPage(page).chainId).toHaveText('1')
})

test('a network chosen before connecting is requested from the wallet', async ({ page, visit }) => {
  await visit(withoutSignIn)
  await hostPage(page).switchNetworkButton.click()
  await expect(hostPage(page).chainId).toHaveText('137')
  await connect(page)
  expect(await walletRequests(page, sandboxWallet, 'wallet_switchEthereumChain')).toHaveLength(1)
  await expect(hostPage(page).chainId).toHaveText('137')
  await page.reload()
  await expect(hostPage(page).chainId).toHaveText('137')
})

test('enableNetworkSwitch false: no selector, and an unknown network does not block', async ({
  page,
  visit,
}) => {
  await visit({ ...withoutSignIn, enableNetworkSwitch: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  await expect(modal(page).disconnect).toBeVisible()
  await expect(modal(page).networkSelector).toHaveCount(0)
  await modal(page).close.click()
  await setWallet(page, sandboxWallet, 'changeChain', 5)
  await expect(hostPage(page).chainId).toHaveText('5')
  await expect(modal(page).card).toBeHidden()
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use(phone)

  for (const [allWallets, count] of [
    ['SHOW', 1],
    ['ONLY_MOBILE', 1],
    ['HIDE', 0],
  ] as const) {
    test(`allWallets ${allWallets}`, { tag: allWallets === 'HIDE' ? [] : '@long' }, async ({
      page,
      visit,
    }) => {
      await visit({ ...withoutSignIn, allWallets })
      await openModal(page)
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(2)
      await expect(modal(page).allWallets).toHaveCount(count)
    })
  }
})

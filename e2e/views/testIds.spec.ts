import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

// AppKit's test ids of connecting and of networks, each on the element that an app's own tests expect.

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

test('the ids of connecting are those of AppKit', async ({ page, visit }) => {
  await visit({
    siwx: false,
    featuredWalletIds: [metaMask],
    termsConditionsUrl: 'https://shop.example/terms',
    features: { legalCheckbox: true },
    customWallets: [{ id: 'sample', name: 'Sample Wallet', webapp_link: 'https://app.sample.example' }],
  })
  const { card } = modal(page)
  const id = (name: string) => card.getByTestId(name)
  await hostPage(page).connectButton.click()
  await expect(page.getByTestId('w3m-modal-overlay')).toBeVisible()
  await expect(id('w3m-connect-scroll-view').getByTestId('wallet-selector-walletconnect')).toBeVisible()
  await expect(id('w3m-legal-checkbox').getByTestId('wui-checkbox')).toBeVisible()
  await expect(id(`wallet-selector-${sandboxWallet.rdns}`)).toBeVisible()
  await expect(id(`wallet-selector-featured-${metaMask}`)).toBeVisible()
  await expect(id('wallet-selector-sample')).toBeVisible()
  await id('wui-checkbox').check()

  await id('wallet-selector-sample').click()
  await expect(id('w3m-connecting-widget-secondary-button')).toHaveText('Open')
  await expect(id('wui-link-copy')).toBeVisible()
  await id('header-back').click()
  await id('wallet-selector-walletconnect').click()
  await expect(id('wui-qr-code')).toHaveAttribute('uri', /^wc:/)
  await expect(id('copy-wc2-uri')).toBeVisible()
  await id('header-back').click()

  await id('all-wallets').click()
  await expect(id('wui-certified-switch')).toBeVisible()
  await expect(id('wallet-list').getByTestId(`wallet-search-item-${metaMask}`)).toBeVisible()
  await modal(page).search.fill('no wallet has such a name')
  await expect(id('no-wallet-found').getByTestId('no-wallet-found-text')).toContainText('No wallet found')
  await id('header-back').click()
  await id('w3m-wallet-guide-get-started').click()
  await expect(id('w3m-header-text')).toHaveText('What is a wallet?')
  await id('w3m-header-close').click()
  await expect(card).toBeHidden()
})

test('the ids of networks are those of AppKit', async ({ page, visit }) => {
  await visit({ siwx: false }, { namespaces: ['eip155', 'solana'] })
  const { card } = modal(page)
  const id = (name: string) => card.getByTestId(name)
  await pickWallet(page)
  await expect(id('wui-list-chain-solana')).toBeVisible()
  await id('wui-list-chain-eip155').click()
  await hostPage(page).accountButton.click()
  await expect(id('w3m-account-select-network')).toContainText('Ethereum')
  await id('w3m-account-select-network').click()
  await id('w3m-network-switch-Solana').click()
  await expect(id('w3m-switch-active-chain-to-Solana')).toContainText('Another wallet for Solana')
  await expect(id('w3m-switch-active-chain-button')).toBeVisible()
  await id('header-back').click()
  await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
  await id('w3m-network-switch-Polygon').click()
  await expect(id('wui-list-item-loading-spinner')).toBeVisible()
})

import type { Page } from '@playwright/test'

/** The sandbox's two announced wallets. */
export const sandboxWallet = { index: 0, name: 'Sandbox Wallet', rdns: 'dev.wallet-kit.sandbox' }
export const secondWallet = { index: 1, name: 'Second Wallet', rdns: 'dev.wallet-kit.second' }
export type TestWallet = typeof sandboxWallet

/** The modal's parts. */
export function modal(page: Page) {
  const card = page.getByTestId('w3m-modal-card')
  return {
    card,
    overlay: page.getByTestId('w3m-modal-overlay'),
    title: card.getByTestId('w3m-header-text'),
    close: card.getByTestId('w3m-header-close'),
    back: card.getByTestId('header-back'),
    rows: card.locator('[data-wallet-row]'),
    wallet: (wallet: TestWallet) => card.getByTestId(`wallet-selector-${wallet.rdns}`),
    allWallets: card.getByTestId('all-wallets'),
    search: card.getByTestId('wui-input-text').locator('input, :scope[type]').first(),
    tryAgain: card.getByRole('button', { name: 'Try again' }),
    sign: card.getByTestId('w3m-connecting-siwe-sign'),
    cancelSign: card.getByTestId('w3m-connecting-siwe-cancel'),
    networkSelector: card.getByTestId('w3m-account-select-network'),
    network: (name: string) => card.getByTestId(`w3m-network-switch-${name}`),
    accounts: card.getByTestId('wui-profile-button'),
    accountItems: card.getByTestId('switch-address-item'),
    account: (index: number) => card.getByTestId(`w3m-switch-address-button-${index}`),
    disconnect: card.getByTestId('disconnect-button'),
    alert: card.getByTestId('wui-alertbar-text'),
    toast: page.getByTestId('wui-snackbar-message'),
  }
}

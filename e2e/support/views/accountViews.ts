import type { Page } from '@playwright/test'
import { hostPage } from '../pages/hostPage.ts'
import { modal, secondWallet } from '../pages/modal.ts'
import { showFromPanel } from '../pages/showFromPanel.ts'
import { expect } from '../tests/test.ts'
import { connect } from '../wallets/connect.ts'
import { setWallet } from '../wallets/setWallet.ts'
import type { ViewState } from './ViewState.ts'

const withoutSignIn = { siwx: false }
/** An account of the sandbox to send to. */
const secondAccount = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Opens the account, then the controls with these test ids. */
async function showAccount(page: Page, ...testIds: readonly string[]): Promise<void> {
  await connect(page)
  await hostPage(page).accountButton.click()
  for (const testId of testIds) await modal(page).card.getByTestId(testId).click()
}

/** Opens the form with ETH, an amount and a receiver. */
async function fillSend(page: Page, receiver: string): Promise<void> {
  await showAccount(page)
  const { card } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.25')
  await card.getByTestId('send-receiver').fill(receiver)
}

/** Opens the form of names, for an account that has none. */
async function showNameForm(page: Page): Promise<void> {
  await connect(page, secondWallet)
  await setWallet(page, secondWallet, 'changeAccount', 1)
  await hostPage(page).accountButton.click()
  await modal(page).card.getByTestId('account-choose-name-button').click()
  await modal(page).card.getByTestId('choose-account-name').click()
}

/** Opens the form that swaps DAI for USDC. */
async function fillSwap(page: Page): Promise<void> {
  await showAccount(page)
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '20.5', fromToken: 'DAI', toToken: 'USDC' } }),
  )
  await expect(modal(page).card.getByTestId('swap-review')).toHaveText('Review swap')
}

/** States of an account's views: balances, activity, receiving, sending and swapping. */
export const accountViewStates: readonly ViewState[] = [
  {
    name: 'Account, tokens',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page)
      await expect(modal(page).card.getByTestId('token-item-ETH')).toBeVisible()
    },
  },
  {
    name: 'Account, data service down',
    options: withoutSignIn,
    prepare: (sandbox) => sandbox.setFaults({ dataService: { mode: 'down' } }),
    async show(page) {
      await showAccount(page)
      await expect(modal(page).card).toContainText('Price unknown')
      // The pointer would keep the toast.
      await page.mouse.move(0, 0)
    },
  },
  {
    name: 'Account, NFTs',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'tab-nfts')
      await expect(
        modal(page)
          .card.getByTestId(/^nft-item-/)
          .first(),
      ).toBeVisible()
    },
  },
  {
    name: 'Account, NFTs down',
    options: withoutSignIn,
    prepare: (sandbox) => sandbox.setFaults({ nftService: { mode: 'down' } }),
    async show(page) {
      await showAccount(page, 'tab-nfts')
      // Requested three times, with pauses.
      await expect(modal(page).card).toContainText('The NFTs are unavailable.', { timeout: 20_000 })
    },
  },
  {
    name: 'NftDetails',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page)
      const { card } = modal(page)
      await card.getByTestId('tab-nfts').click()
      await card.getByTestId('nft-toggle-spam').click()
      await card
        .getByTestId(/^nft-item-/)
        .filter({ hasText: 'Possible spam' })
        .first()
        .click()
      await expect(card.getByTestId('nft-description')).toBeVisible()
    },
  },
  {
    name: 'Account, activity',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'tab-activity')
      await expect(modal(page).card.getByTestId('group-title').first()).toBeVisible()
    },
  },
  {
    name: 'WalletReceive',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'wallet-features-receive-button')
      await expect(modal(page).card.getByTestId('wui-qr-code')).toBeVisible()
    },
  },
  {
    name: 'WalletSend',
    options: withoutSignIn,
    async show(page) {
      await fillSend(page, 'nobody')
      await expect(modal(page).card.getByTestId('send-review')).toHaveText('Invalid Address')
    },
  },
  {
    name: 'WalletSendSelectToken',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'wallet-features-send-button', 'send-token')
      await expect(modal(page).card.getByTestId('send-token-option-ETH')).toBeVisible()
    },
  },
  {
    name: 'WalletSendPreview',
    options: withoutSignIn,
    async show(page) {
      await fillSend(page, secondAccount)
      await modal(page).card.getByTestId('send-review').click()
      await expect(modal(page).card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
    },
  },
  {
    name: 'FundWallet',
    options: withoutSignIn,
    async show(page) {
      await connect(page, secondWallet)
      await showFromPanel(page, 'FundWallet')
      await expect(modal(page).card.getByTestId('wallet-features-receive-button')).toBeVisible()
    },
  },
  {
    name: 'ChooseAccountName',
    options: withoutSignIn,
    async show(page) {
      await connect(page, secondWallet)
      await setWallet(page, secondWallet, 'changeAccount', 1)
      await hostPage(page).accountButton.click()
      await modal(page).card.getByTestId('account-choose-name-button').click()
      await expect(modal(page).card.getByTestId('choose-account-name')).toBeVisible()
    },
  },
  {
    name: 'RegisterAccountName',
    options: withoutSignIn,
    async show(page) {
      await showNameForm(page)
      await modal(page).card.getByTestId('wui-ens-input').fill('alice')
      await expect(modal(page).card.getByTestId('account-name-suggestion')).toHaveCount(5)
    },
  },
  {
    name: 'RegisterAccountName, refused',
    options: withoutSignIn,
    async show(page) {
      await showNameForm(page)
      await setWallet(page, secondWallet, 'setReject', true)
      await modal(page).card.getByTestId('wui-ens-input').fill('dave')
      await modal(page).card.getByTestId('account-name-suggestion').first().click()
      await expect(modal(page).card).toContainText('Signature declined')
    },
  },
  {
    name: 'RegisterAccountNameSuccess',
    options: withoutSignIn,
    async show(page) {
      await showNameForm(page)
      await modal(page).card.getByTestId('wui-ens-input').fill('dave')
      await modal(page).card.getByTestId('account-name-suggestion').first().click()
      await expect(modal(page).card.getByTestId('name-success')).toContainText('.reown.id')
    },
  },
  {
    name: 'Swap',
    options: withoutSignIn,
    show: fillSwap,
  },
  {
    name: 'Swap, no price',
    options: withoutSignIn,
    async show(page) {
      await fillSwap(page)
      // Less than the smallest unit of the received token.
      await modal(page).card.getByTestId('swap-input-sourceToken').fill('0.0000000000000001')
      await expect(modal(page).card).toContainText('The exchange has no price')
    },
  },
  {
    name: 'SwapSelectToken',
    options: withoutSignIn,
    async show(page) {
      await fillSwap(page)
      await modal(page).card.getByTestId('swap-select-token-button-toToken').click()
      await expect(modal(page).card.getByTestId('swap-select-token-item-DAI')).toBeVisible()
    },
  },
  {
    name: 'SwapPreview',
    options: withoutSignIn,
    async show(page) {
      await fillSwap(page)
      await modal(page).card.getByTestId('swap-review').click()
      await expect(modal(page).card.getByTestId('swap-confirm')).not.toHaveAttribute('aria-disabled')
    },
  },
  {
    name: 'OnRampProviders',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'wallet-features-onramp-button')
      await modal(page).card.getByTestId('onramp-amount').fill('50')
      await expect(modal(page).card.getByTestId('onramp-quote')).toBeVisible()
      await expect(modal(page).card.getByTestId('onramp-continue')).not.toHaveAttribute('aria-disabled')
    },
  },
  {
    name: 'OnRampTokenSelect',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'wallet-features-onramp-button', 'onramp-token')
      await expect(modal(page).card.getByTestId('onramp-token-option-USDC')).toBeVisible()
    },
  },
  {
    name: 'OnRampFiatSelect',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'wallet-features-onramp-button', 'onramp-payment')
      await expect(modal(page).card.getByTestId('onramp-payment-option-EUR')).toBeVisible()
    },
  },
  {
    name: 'OnRampActivity',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'wallet-features-onramp-button')
      await modal(page).card.getByRole('button', { name: 'Your purchases' }).click()
      await expect(modal(page).card).toContainText('No purchases yet')
    },
  },
  {
    name: 'BuyInProgress',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'wallet-features-onramp-button')
      await modal(page).card.getByTestId('onramp-amount').fill('50')
      await expect(modal(page).card.getByTestId('onramp-continue')).not.toHaveAttribute('aria-disabled')
      // The provider's page would take the focus.
      await page.evaluate(() => Object.assign(window, { open: () => null }))
      await modal(page).card.getByTestId('onramp-continue').click()
      await expect(modal(page).card.getByTestId('onramp-waiting')).toBeVisible()
    },
  },
  {
    name: 'WhatIsABuy',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page, 'wallet-features-onramp-button')
      await modal(page).card.getByRole('button', { name: 'How does it work?' }).click()
      await expect(modal(page).title).toHaveText('What is Buy?')
    },
  },
  {
    name: 'SmartSessionList',
    options: { ...withoutSignIn, features: { smartSessions: true } },
    async show(page) {
      await showAccount(page, 'w3m-header-smart-sessions')
      await expect(modal(page).card.getByTestId(/^smart-session-item-/)).toHaveCount(4)
    },
  },
]

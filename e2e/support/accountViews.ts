import type { Page } from '@playwright/test'
import { connect } from './connect.ts'
import { hostPage } from './hostPage.ts'
import { modal } from './modal.ts'
import { expect } from './test.ts'
import type { ViewState } from './ViewState.ts'

const withoutSignIn = { siwx: false }
/** An account of the sandbox to send to. */
const secondAccount = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function showAccount(page: Page): Promise<void> {
  await connect(page)
  await hostPage(page).accountButton.click()
}

/** Opens the form with ETH, an amount and a receiver. */
async function fillSend(page: Page, receiver: string): Promise<void> {
  await showAccount(page)
  const { card } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.25')
  await card.getByTestId('send-receiver').fill(receiver)
}

/** Opens the form that swaps DAI for USDC. */
async function fillSwap(page: Page): Promise<void> {
  await showAccount(page)
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '20.5', fromToken: 'DAI', toToken: 'USDC' } }),
  )
  await expect(modal(page).card.getByTestId('swap-review')).toHaveText('Review swap')
}

/** What an account holds, has done, receives, sends and swaps. */
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
      await showAccount(page)
      await modal(page).card.getByTestId('tab-nfts').click()
      await expect(modal(page).card.getByTestId('nft-template-title')).toBeVisible()
    },
  },
  {
    name: 'Account, activity',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page)
      await modal(page).card.getByTestId('tab-activity').click()
      await expect(modal(page).card.getByTestId('group-title').first()).toBeVisible()
    },
  },
  {
    name: 'WalletReceive',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page)
      await modal(page).card.getByTestId('wallet-features-receive-button').click()
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
      await showAccount(page)
      await modal(page).card.getByTestId('wallet-features-send-button').click()
      await modal(page).card.getByTestId('send-token').click()
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
    name: 'Swap',
    options: withoutSignIn,
    show: fillSwap,
  },
  {
    name: 'Swap, no price',
    options: withoutSignIn,
    async show(page) {
      await fillSwap(page)
      // Less than the smallest unit of what it pays.
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
      await showAccount(page)
      await modal(page).card.getByTestId('wallet-features-onramp-button').click()
      await modal(page).card.getByTestId('onramp-amount').fill('50')
      await expect(modal(page).card.getByTestId('onramp-quote')).toBeVisible()
      await expect(modal(page).card.getByTestId('onramp-continue')).not.toHaveAttribute('aria-disabled')
    },
  },
  {
    name: 'OnRampTokenSelect',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page)
      await modal(page).card.getByTestId('wallet-features-onramp-button').click()
      await modal(page).card.getByTestId('onramp-token').click()
      await expect(modal(page).card.getByTestId('onramp-token-option-USDC')).toBeVisible()
    },
  },
  {
    name: 'OnRampFiatSelect',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page)
      await modal(page).card.getByTestId('wallet-features-onramp-button').click()
      await modal(page).card.getByTestId('onramp-payment').click()
      await expect(modal(page).card.getByTestId('onramp-payment-option-EUR')).toBeVisible()
    },
  },
  {
    name: 'OnRampActivity',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page)
      await modal(page).card.getByTestId('wallet-features-onramp-button').click()
      await modal(page).card.getByRole('button', { name: 'Your purchases' }).click()
      await expect(modal(page).card).toContainText('No purchases yet')
    },
  },
  {
    name: 'BuyInProgress',
    options: withoutSignIn,
    async show(page) {
      await showAccount(page)
      await modal(page).card.getByTestId('wallet-features-onramp-button').click()
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
      await showAccount(page)
      await modal(page).card.getByTestId('wallet-features-onramp-button').click()
      await modal(page).card.getByRole('button', { name: 'How does it work?' }).click()
      await expect(modal(page).title).toHaveText('What is Buy?')
    },
  },
  {
    name: 'SmartSessionList',
    options: { ...withoutSignIn, features: { smartSessions: true } },
    async show(page) {
      await showAccount(page)
      await modal(page).card.getByTestId('w3m-header-smart-sessions').click()
      await expect(modal(page).card.getByTestId(/^smart-session-item-/)).toHaveCount(4)
    },
  },
]

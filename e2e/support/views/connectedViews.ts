import { hostPage } from '../pages/hostPage.ts'
import { modal, sandboxWallet } from '../pages/modal.ts'
import { showFromPanel } from '../pages/showFromPanel.ts'
import { expect } from '../tests/test.ts'
import { connect, pickWallet } from '../wallets/connect.ts'
import { setWallet } from '../wallets/setWallet.ts'
import { accountViewStates } from './accountViews.ts'
import type { ViewState } from './ViewState.ts'

const withoutSignIn = { siwx: false }
const bothFamilies = ['eip155', 'solana']

/** Views and states of a visitor who is connected. */
export const connectedViewStates: readonly ViewState[] = [
  {
    name: 'Account',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await hostPage(page).accountButton.click()
      await expect(modal(page).card.getByTestId('token-item-ETH')).toBeVisible()
    },
  },
  {
    name: 'Account, both chain families',
    options: withoutSignIn,
    namespaces: bothFamilies,
    async show(page) {
      await pickWallet(page)
      await modal(page).card.getByTestId('wui-list-chain-all').click()
      await expect(modal(page).card).toBeHidden()
      await hostPage(page).accountButton.click()
      await expect(modal(page).card).toContainText('ETH')
    },
  },
  {
    name: 'SwitchAddress',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await hostPage(page).accountButton.click()
      await modal(page).accounts.click()
      await expect(modal(page).accountItems.getByText(/\d ETH$/)).toHaveCount(2)
    },
  },
  {
    name: 'Profile',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await showFromPanel(page, 'Profile')
      await expect(modal(page).accountItems.getByText(/\d ETH$/)).toHaveCount(2)
    },
  },
  {
    name: 'AccountSettings',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await showFromPanel(page, 'Profile')
      await modal(page).card.getByTestId('account-settings-button').click()
      await expect(modal(page).title).toHaveText('Account Settings')
    },
  },
  {
    name: 'Account, chain down',
    options: withoutSignIn,
    prepare: (sandbox) => sandbox.setFaults({ 'rpc:1': { mode: 'down' } }),
    async show(page) {
      await connect(page)
      await expect(hostPage(page).balance).toContainText('not available', { timeout: 20_000 })
      await hostPage(page).accountButton.click()
      await expect(modal(page).disconnect).toBeVisible()
    },
  },
  ...accountViewStates,
  {
    name: 'Networks',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await hostPage(page).accountButton.click()
      await modal(page).networkSelector.click()
      await expect(modal(page).network('Polygon')).toBeVisible()
    },
  },
  {
    name: 'WhatIsANetwork',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await hostPage(page).accountButton.click()
      await modal(page).networkSelector.click()
      await modal(page).card.getByRole('button', { name: 'What is a network?' }).click()
      await expect(modal(page).title).toHaveText('What is a network?')
    },
  },
  {
    name: 'SwitchNetwork, waiting',
    ownLoad: true,
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
      await showFromPanel(page, 'SwitchNetwork')
      await expect(modal(page).title).toHaveText('Polygon')
    },
  },
  {
    name: 'SwitchNetwork, declined',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await setWallet(page, sandboxWallet, 'setReject', true)
      await showFromPanel(page, 'SwitchNetwork')
      await expect(modal(page).card).toContainText('Network change declined')
    },
  },
  {
    name: 'SwitchActiveChain',
    options: withoutSignIn,
    namespaces: bothFamilies,
    async show(page) {
      await pickWallet(page)
      await modal(page).card.getByTestId('wui-list-chain-eip155').click()
      await expect(modal(page).card).toBeHidden()
      await hostPage(page).accountButton.click()
      await modal(page).networkSelector.click()
      await modal(page).network('Solana').click()
      await expect(modal(page).title).toHaveText('Switch chain')
    },
  },
  {
    name: 'UnsupportedChain',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await setWallet(page, sandboxWallet, 'changeChain', 5)
      await expect(modal(page).title).toHaveText('Switch Network')
      await expect(modal(page).card).toContainText('Your wallet is on a network that')
    },
  },
]

import { modal, sandboxWallet } from '../pages/modal.ts'
import { showCode } from '../pages/phone.ts'
import { expect } from '../tests/test.ts'
import { openModal, pickWallet } from '../wallets/connect.ts'
import { setWallet } from '../wallets/setWallet.ts'
import { walletRequests } from '../wallets/walletRequests.ts'
import { connectedViewStates } from './connectedViews.ts'
import { loginViewStates } from './loginViews.ts'
import type { ViewState } from './ViewState.ts'

const withoutSignIn = { siwx: false }
/** Its id in the directory. */
const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const sampleWallet = {
  id: 'sample',
  name: 'Sample Wallet',
  mobile_link: 'sample:',
  desktop_link: 'sampledesktop://',
  webapp_link: 'https://app.sample.example',
}
/** `approve` of ERC-20 for an account that nobody knows, without limit. */
const unlimitedAllowance = {
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: `0x${'5f'.repeat(20)}`,
  data: `0x095ea7b3${'70997970c51812dc3a010c7d01b50e0d17dc79c8'.padStart(64, '0')}${'f'.repeat(64)}`,
  gas: '0xc350',
  gasPrice: '0x3b9aca00',
}
const bothFamilies = ['eip155', 'solana']

/** Every view and state of the modal that is audited for accessibility and captured in a screenshot. */
export const viewStates: readonly ViewState[] = [
  {
    name: 'Connect',
    async show(page) {
      await openModal(page)
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
    },
  },
  {
    name: 'Connect, loading',
    prepare: (sandbox) => sandbox.setFaults({ walletDirectory: { mode: 'never' } }),
    async show(page) {
      await openModal(page)
      await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
    },
  },
  {
    name: 'Connect, directory down',
    prepare: (sandbox) => sandbox.setFaults({ walletDirectory: { mode: 'down' } }),
    async show(page) {
      await openModal(page)
      await expect(modal(page).card).toContainText(/list of other wallets is unavailable/i)
    },
  },
  {
    name: 'Connect, alert',
    options: { projectId: '' },
    async show(page) {
      await openModal(page)
      await expect(modal(page).alert).toBeVisible()
    },
  },
  {
    name: 'AllWallets',
    async show(page) {
      await openModal(page)
      await modal(page).allWallets.click()
      await expect(modal(page).search).toBeVisible()
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
    },
  },
  {
    name: 'AllWallets, found',
    async show(page) {
      await openModal(page)
      await modal(page).allWallets.click()
      await modal(page).search.fill('metamask')
      await expect(modal(page).rows).toHaveCount(1)
    },
  },
  {
    name: 'AllWallets, nothing found',
    async show(page) {
      await openModal(page)
      await modal(page).allWallets.click()
      await modal(page).search.fill('no wallet has such a name')
      await expect(modal(page).card.getByTestId('no-wallet-found')).toBeVisible()
    },
  },
  {
    name: 'ConnectingExternal, waiting',
    ownLoad: true,
    options: withoutSignIn,
    async show(page) {
      await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
      await pickWallet(page)
      await expect(modal(page).card).toContainText(sandboxWallet.name)
    },
  },
  {
    name: 'ConnectingExternal, declined',
    options: withoutSignIn,
    async show(page) {
      await setWallet(page, sandboxWallet, 'setReject', true)
      await pickWallet(page)
      await expect(modal(page).tryAgain).toBeVisible()
    },
  },
  {
    name: 'ConnectingMultiChain',
    options: withoutSignIn,
    namespaces: bothFamilies,
    async show(page) {
      await pickWallet(page)
      await expect(modal(page).card.getByTestId('wui-list-chain-all')).toBeVisible()
    },
  },
  {
    name: 'ConnectingWalletConnect',
    async show(page) {
      await showCode(page)
    },
  },
  {
    name: 'Downloads',
    options: { enableWalletConnect: false },
    async show(page) {
      await openModal(page)
      await modal(page).card.getByTestId(`wallet-selector-${metaMask}`).click()
      await expect(modal(page).title).toHaveText('Get MetaMask')
    },
  },
  {
    name: 'Connect, terms not accepted',
    options: {
      ...withoutSignIn,
      termsConditionsUrl: 'https://shop.example/terms',
      privacyPolicyUrl: 'https://shop.example/privacy',
      features: { legalCheckbox: true },
    },
    async show(page) {
      await openModal(page)
      await expect(modal(page).card.getByTestId('wui-checkbox')).toBeVisible()
    },
  },
  {
    name: 'ConnectWallets',
    // Without another way to connect, nothing is collapsed.
    hasLogins: true,
    options: { features: { collapseWallets: true } },
    async show(page) {
      await openModal(page)
      await modal(page).card.getByTestId('w3m-collapse-wallets-button').click()
      await expect(modal(page).allWallets).toBeVisible()
    },
  },
  {
    name: 'WhatIsAWallet',
    async show(page) {
      await openModal(page)
      await modal(page).card.getByTestId('w3m-wallet-guide-get-started').click()
      await expect(modal(page).title).toHaveText('What is a wallet?')
    },
  },
  {
    name: 'GetWallet',
    async show(page) {
      await openModal(page)
      await modal(page).card.getByTestId('w3m-wallet-guide-get-started').click()
      await modal(page).card.getByRole('button', { name: 'Get a wallet' }).click()
      await expect(modal(page).title).toHaveText('Get a wallet')
      await expect(modal(page).rows).toHaveCount(4)
    },
  },
  {
    name: 'ConnectingWalletConnect, code',
    options: { ...withoutSignIn, customWallets: [sampleWallet] },
    async show(page) {
      await openModal(page)
      await modal(page).card.getByTestId('wallet-selector-sample').click()
      // On a phone the wallet's app is opened instead, and the link can be copied.
      const { card } = modal(page)
      const code = card.getByTestId('wui-qr-code').or(card.getByTestId('wui-link-copy'))
      await expect(code).toBeVisible()
    },
  },
  {
    name: 'ConnectingWalletConnect, web',
    options: { ...withoutSignIn, customWallets: [sampleWallet] },
    async show(page) {
      await openModal(page)
      await modal(page).card.getByTestId('wallet-selector-sample').click()
      await modal(page).card.getByTestId('tab-webapp').click()
      await expect(modal(page).card.getByTestId('wui-link-copy')).toBeVisible()
    },
  },
  {
    name: 'ConnectingWalletConnect, not detected',
    options: withoutSignIn,
    async show(page) {
      await openModal(page)
      await modal(page).card.getByTestId(`wallet-selector-${metaMask}`).click()
      await modal(page).card.getByTestId('tab-browser').click()
      await expect(modal(page).card).toContainText('Not Detected')
    },
  },
  {
    name: 'ConnectingWalletConnectBasic',
    options: withoutSignIn,
    async show(page) {
      await page.evaluate(() => window.kit?.open({ view: 'ConnectingWalletConnectBasic' }))
      await expect(modal(page).title).toHaveText('WalletConnect')
      // A phone lists wallets instead: it cannot scan its own screen.
      const { card } = modal(page)
      const choice = card.getByTestId('wui-qr-code').or(card.getByTestId(/^wallet-selector-/))
      await expect(choice.first()).toBeVisible()
      await expect(modal(page).allWallets).toBeVisible()
    },
  },
  {
    name: 'SIWXSignMessage',
    async show(page) {
      await pickWallet(page)
      await expect(modal(page).sign).toBeVisible()
    },
  },
  {
    name: 'SIWXSignMessage, waiting',
    ownLoad: true,
    async show(page) {
      await pickWallet(page)
      await expect(modal(page).sign).toBeVisible()
      await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
      await modal(page).sign.click()
      await expect.poll(() => walletRequests(page, sandboxWallet, 'personal_sign')).toHaveLength(1)
    },
  },
  {
    name: 'SIWXSignMessage, declined',
    async show(page) {
      await pickWallet(page)
      await expect(modal(page).sign).toBeVisible()
      await setWallet(page, sandboxWallet, 'setReject', true)
      await modal(page).sign.click()
      await expect(modal(page).card).toContainText('Signature declined')
    },
  },
  {
    name: 'ApproveTransaction, unlimited allowance',
    options: { ...withoutSignIn, connectors: true },
    async show(page) {
      await openModal(page)
      // The card grows until the directory's rows are there, and a press may miss what moves.
      await expect(modal(page).card.getByText('All wallets')).toBeVisible()
      await modal(page).card.getByTestId('wallet-selector-external-silent').click()
      await expect(modal(page).card).toBeHidden()
      await page.evaluate(
        (params) => {
          // Declined when the page is left.
          void window.kit
            ?.getProvider('eip155')
            ?.request({ method: 'eth_sendTransaction', params })
            .catch(() => 0)
        },
        [unlimitedAllowance],
      )
      await expect(modal(page).card.getByTestId('approval-allowance')).toBeVisible()
      await modal(page).card.getByTestId('approval-approve').click()
      await expect(modal(page).card.getByTestId('approval-understood')).toBeVisible()
    },
  },
  ...connectedViewStates,
  ...loginViewStates,
]

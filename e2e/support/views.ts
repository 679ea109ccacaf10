import type { Page } from '@playwright/test'
import { connect, openModal, pickWallet } from './connect.ts'
import { hostPage } from './hostPage.ts'
import { modal, sandboxWallet } from './modal.ts'
import type { SandboxControl } from './sandboxControl.ts'
import { setWallet } from './setWallet.ts'
import { expect } from './test.ts'

/** A view in one of its states, and how to reach it. */
export interface ViewState {
  readonly name: string
  /** Options merged over the playground's defaults. */
  readonly options?: object
  /** Runs before the page is loaded. */
  prepare?(sandbox: SandboxControl): Promise<void>
  show(page: Page): Promise<void>
}

const withoutSignIn = { siwx: false }

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
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
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
    name: 'SIWXSignMessage',
    async show(page) {
      await pickWallet(page)
      await expect(modal(page).sign).toBeVisible()
    },
  },
  {
    name: 'Account',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await hostPage(page).accountButton.click()
      await expect(modal(page).card).toContainText('ETH')
    },
  },
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
    name: 'UnsupportedChain',
    options: withoutSignIn,
    async show(page) {
      await connect(page)
      await setWallet(page, sandboxWallet, 'changeChain', 5)
      await expect(modal(page).title).toHaveText('Switch Network')
    },
  },
]

// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { type SendForm, setSendForm } from '@wallet-kit/sdk/actions'
import { expect, vi } from 'vitest'
import {
  broken,
  click,
  describeStates,
  history,
  listCells,
  never,
  type OpenedView,
  read,
  tooLong,
  tryAgain,
  type,
} from '../test/describeStates.ts'
import { dataService } from '../test/stubServices.ts'
import type { TestKitOptions } from '../test/testKit.ts'

const session = {
  project: { id: 'p', name: 'Harbour Game', url: null, iconUrl: null },
  pci: '8f14e45f-ceea-467f-a0e6-1a2b3c4d5e6f',
  expiry: 4_000_000_000,
  createdAt: 1_700_000_000,
  permissions: ['contract-call', 'erc20-token-transfer', 'native-token-transfer', 'own-type'].map((type) => ({
    type,
    data: {},
  })),
  policies: [],
  context: null,
  revokedAt: null,
}
const nft = {
  chainId: 'eip155:1',
  contract: `eip155:1:0x${'5f'.repeat(20)}`,
  tokenId: '7',
  standard: 'erc721',
  quantity: '1',
  name: 'Lighthouse 7',
  isSpam: false,
}
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const fill =
  (form: Partial<SendForm> = {}) =>
  ({ kit }: OpenedView) =>
    setSendForm(kit, { token: null, recipient, amount: '0.5', ...form })
const preview = async (opened: OpenedView) => {
  fill()(opened)
  await waitFor(() => expect(read()).toContain('Review send'))
  fireEvent.click(opened.screen.getByTestId('send-review'))
}
const nftService = `${dataService}/nft-service`
const withNfts: TestKitOptions = {
  services: { walletDirectory: false, relay: false, dataService, nftService },
}
const named = { 'suggestions/dave': { suggestions: [{ name: 'dave.reown.id', registered: false }] } }
const withSessions: TestKitOptions = { features: { smartSessions: true } }
/** Of the test wallet's account. */
const sessions = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'

describeStates([
  ...listCells('Transactions', '/history', {
    loading: /Loading activity/,
    empty: /No activity yet.*Your transactions on this network/,
    failed: /Failed to fetch transactions/,
    none: { data: [], next: null },
    one: history('a'),
    shown: /March.*Sent/,
  }),
  ...listCells('Account', '/nfts', {
    loading: /Loading NFTs/,
    empty: /No NFTs yet.*Collectibles that you receive/,
    failed: /unavailable|out of date/,
    none: { data: [], next: null },
    one: { data: [nft], next: null },
    shown: /Lighthouse 7/,
    options: withNfts,
    act: click('tab-nfts'),
  }),
  ...listCells('SmartSessionList', sessions, {
    loading: /Loading smart sessions/,
    empty: /No smart sessions.*Apps that you allow/,
    failed: /The smart sessions could not be loaded/,
    none: { pcis: [] },
    one: { pcis: [session] },
    shown: /Harbour Game.*Contract calls, Token transfers, Coin transfers, own-type/,
    options: withSessions,
  }),
  {
    view: 'SmartSessionList',
    state: 'refused',
    options: withSessions,
    services: { service: { [sessions]: { pcis: [session] } } },
    act: async ({ wallet, screen }) => {
      wallet.setReject(true)
      fireEvent.click(await screen.findByTestId(`smart-session-revoke-${session.pci}`))
    },
    says: /Signature declined/,
    next: /Revoke/,
  },
  {
    view: 'SmartSessionList',
    state: 'error',
    options: withSessions,
    services: { service: { [sessions]: { pcis: [session] }, revoke: broken } },
    act: click(`smart-session-revoke-${session.pci}`),
    says: /The session could not be revoked\. Try again/,
    next: /Revoke/,
  },

  {
    view: 'RegisterAccountName',
    state: 'loading',
    services: { service: { 'suggestions/dave': never } },
    act: type('wui-ens-input', 'dave'),
    says: /Checking which names are available/,
  },
  {
    view: 'RegisterAccountName',
    state: 'slow',
    services: { service: { 'suggestions/dave': never } },
    act: async (opened) => {
      await type('wui-ens-input', 'dave')(opened)
      await waitFor(() => expect(read()).toContain('Checking'))
    },
    says: tooLong,
  },
  {
    view: 'RegisterAccountName',
    state: 'error',
    services: { service: { 'suggestions/dave': broken } },
    act: type('wui-ens-input', 'dave'),
    says: /Error fetching name suggestions/,
    next: tryAgain,
  },
  {
    view: 'RegisterAccountName',
    state: 'refused',
    services: { service: named },
    act: async (opened) => {
      opened.wallet.setReject(true)
      await type('wui-ens-input', 'dave')(opened)
      fireEvent.click(await opened.screen.findByTestId('account-name-suggestion'))
    },
    says: /Signature declined/,
    next: 'Register name',
  },

  {
    view: 'WalletSend',
    state: 'loading',
    services: { service: { '/balance': never } },
    says: /Loading tokens/,
  },
  { view: 'WalletSend', state: 'slow', services: { service: { '/balance': never } }, says: tooLong },
  {
    view: 'WalletSend',
    state: 'error',
    services: { service: { '/balance': broken }, node: false },
    says: /The tokens are unavailable/,
    next: tryAgain,
  },
  {
    view: 'WalletSend',
    state: 'error',
    services: { service: { 'account/bobby.reown.id': broken } },
    act: fill({ recipient: 'bobby.reown.id' }),
    says: /The name could not be looked up.*Add Address/,
    next: tryAgain,
  },
  {
    view: 'WalletSend',
    state: 'offline',
    act: async (opened) => {
      fill()(opened)
      await waitFor(() => expect(read()).toContain('Review send'))
    },
    says: /You are offline/,
    next: 'Review send',
  },
  {
    view: 'WalletSendSelectToken',
    state: 'loading',
    services: { service: { '/balance': never } },
    says: /Loading tokens/,
  },
  {
    view: 'WalletSendSelectToken',
    state: 'slow',
    services: { service: { '/balance': never } },
    says: tooLong,
  },
  {
    view: 'WalletSendSelectToken',
    state: 'empty',
    act: type('wui-input-text', 'no such token'),
    says: /No tokens found/,
    next: 'Clear search',
  },
  {
    view: 'WalletSendSelectToken',
    state: 'error',
    services: { service: { '/balance': broken }, node: false },
    says: /The tokens are unavailable/,
    next: tryAgain,
  },
  {
    view: 'WalletSendPreview',
    state: 'loading',
    services: { service: { '/balance': never } },
    says: /Loading tokens/,
  },
  {
    view: 'WalletSendPreview',
    state: 'error',
    services: { service: { '/balance': broken }, node: false },
    says: /The tokens are unavailable/,
    next: tryAgain,
  },
  {
    view: 'WalletSendPreview',
    state: 'empty',
    says: /Please enter a valid amount and receiver address/,
    next: /Back|Close/,
  },
  {
    view: 'WalletSend',
    state: 'slow',
    services: { node: 'silent' },
    act: async (opened) => {
      await preview(opened)
      await waitFor(() => expect(read()).toContain('Checking the transfer'))
    },
    says: tooLong,
    next: 'Cancel',
  },
  {
    view: 'WalletSend',
    state: 'error',
    services: { node: false },
    act: preview,
    says: /The transfer could not be checked/,
    next: tryAgain,
  },

  {
    view: 'WalletReceive',
    state: 'refused',
    act: async ({ screen }) => {
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
      fireEvent.click(await screen.findByTestId('receive-address-copy-button'))
    },
    says: /Copying failed/,
    next: /Copy address/,
  },
  { view: 'WalletReceive', state: 'offline', says: /You are offline.*0x/, next: /Copy address/ },
])

import { fireEvent, waitFor } from '@testing-library/react'
import type { ViewEntry } from '@wallet-kit/sdk'
import { connect, openView, selectConnector } from '@wallet-kit/sdk/actions'
import type { ScriptedWallet } from '@wallet-kit/sdk/testing'
import { expect, vi } from 'vitest'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'
import { openWallet } from '../kit/wallet/openWallet.ts'
import { modalScreen } from './modalScreen.ts'
import { type PairingOutcome, stubPairing } from './stubPairing.ts'
import type { TestKitOptions } from './testKit.ts'

const rdns = 'com.example.test'

/** One cell of the table: a view in a state, what the visitor reads there, and what to do next. */
export interface Cell {
  readonly view: string
  readonly state: 'loading' | 'empty' | 'slow' | 'offline' | 'error'
  readonly options?: TestKitOptions
  /** Behaviour of the directory of wallets. Default: off. */
  readonly directory?: 'never' | 'down' | 'empty'
  readonly show: (kit: ReactAppKit, wallet: ScriptedWallet) => unknown
  /** Read in the view. */
  readonly says: RegExp
  /** Name of a control that goes on. */
  readonly next?: string | RegExp
}

const sample = { id: 'sample', name: 'Sample Wallet' }

const open = (view: 'AllWallets' | 'Connect' | 'GetWallet' | 'Networks') => (kit: ReactAppKit) =>
  kit.open({ view })

const push = (entry: ViewEntry) => async (kit: ReactAppKit) => {
  await kit.open()
  openView(kit, entry)
}

/** Connects with a wallet that behaves as set. */
const pick = (set: (wallet: ScriptedWallet) => void) => async (kit: ReactAppKit, wallet: ScriptedWallet) => {
  set(wallet)
  await kit.open()
  selectConnector(kit, { connectorId: rdns, namespaces: ['eip155'] })
}

async function pickPolygon(kit: ReactAppKit): Promise<void> {
  await kit.open({ view: 'Networks' })
  fireEvent.click(await modalScreen().findByTestId('w3m-network-switch-Polygon'))
}

/** Connects, then asks for another network, which the wallet answers as set. */
const moveTo =
  (set: (wallet: ScriptedWallet) => void, entry?: ViewEntry) =>
  async (kit: ReactAppKit, wallet: ScriptedWallet) => {
    await connect(kit, { connectorId: rdns })
    set(wallet)
    return entry ? push(entry)(kit) : pickPolygon(kit)
  }

/** Opens a wallet's own pairing view, whose codes fare as given. */
const pair = (outcome: PairingOutcome): Pick<Cell, 'view' | 'options' | 'show'> => ({
  view: 'ConnectingWalletConnect',
  options: { universalProvider: stubPairing(outcome) },
  async show(kit) {
    await kit.open()
    openWallet(kit, { ...sample, mobile_link: 'sample:' })
  },
})

const pairBasic = (outcome: PairingOutcome): Pick<Cell, 'view' | 'options' | 'show'> => ({
  view: 'ConnectingWalletConnectBasic',
  options: { universalProvider: stubPairing(outcome) },
  show: (kit) => kit.open({ view: 'ConnectingWalletConnectBasic' }),
})

/** The connected wallet moves to a network that the app does not have, and answers as set when it shall leave it. */
const strand =
  (set?: (wallet: ScriptedWallet) => void) => async (kit: ReactAppKit, wallet: ScriptedWallet) => {
    await connect(kit, { connectorId: rdns })
    wallet.changeChain(5)
    if (!set) return
    set(wallet)
    await waitFor(() => expect(kit.isOpen()).toBe(true))
    fireEvent.click(await modalScreen().findByTestId('w3m-network-switch-Polygon'))
  }

/** The code that asks wallets is out of reach. */
const withoutCode = (show: (kit: ReactAppKit) => unknown) => (kit: ReactAppKit) => {
  vi.spyOn(kit._internal, 'loadConnections').mockRejectedValue(new TypeError('Failed to fetch'))
  return show(kit)
}

const polygon = 'eip155:137'
const never = (wallet: ScriptedWallet) => wallet.setNeverAnswer(true)
const reject = (wallet: ScriptedWallet) => wallet.setReject(true)

/** Text of every view without a network. */
const offline =
  /You are offline\. This continues when you are back online\. Wallets in this browser still work\./
const toPolygon = { view: 'SwitchActiveChain', data: { caipNetworkId: polygon } } as const

/** Texts of the views of connecting and networks, by state. */
export const stateCells: readonly Cell[] = [
  {
    view: 'Connect',
    state: 'slow',
    directory: 'never',
    show: open('Connect'),
    says: /list of other wallets is unavailable.*Installed wallets still work/i,
    next: 'Try again',
  },
  {
    view: 'AllWallets',
    state: 'slow',
    directory: 'never',
    show: open('AllWallets'),
    says: /The wallet list is unavailable.*Go back to use one/,
    next: 'Try again',
  },
  {
    view: 'GetWallet',
    state: 'slow',
    directory: 'never',
    show: open('GetWallet'),
    says: /list of wallets is unavailable/,
    next: 'Try again',
  },
  {
    view: 'Connect',
    state: 'loading',
    directory: 'never',
    show: open('Connect'),
    says: /Test Wallet/,
    next: /Test Wallet/,
  },
  {
    view: 'Connect',
    state: 'empty',
    options: { wallets: [] },
    show: open('Connect'),
    says: /No wallet found in this browser.*reload the page/,
  },
  {
    view: 'Connect',
    state: 'error',
    directory: 'down',
    show: open('Connect'),
    says: /list of other wallets is unavailable.*Installed wallets still work/i,
    next: /Try again/,
  },
  { view: 'Connect', state: 'offline', show: open('Connect'), says: offline, next: /Test Wallet/ },
  {
    view: 'AllWallets',
    state: 'error',
    directory: 'down',
    show: open('AllWallets'),
    says: /The wallet list is unavailable.*Go back to use one/,
    next: /Try again/,
  },
  { view: 'AllWallets', state: 'loading', directory: 'never', show: open('AllWallets'), says: /All Wallets/ },
  {
    view: 'AllWallets',
    state: 'empty',
    directory: 'empty',
    show: open('AllWallets'),
    says: /No wallet found/,
  },
  {
    view: 'GetWallet',
    state: 'loading',
    directory: 'never',
    show: open('GetWallet'),
    says: /Pick one/,
    next: /Explore/,
  },
  {
    view: 'GetWallet',
    state: 'empty',
    directory: 'empty',
    show: open('GetWallet'),
    says: /list of wallets is unavailable/,
    next: /Try again/,
  },
  {
    view: 'GetWallet',
    state: 'error',
    directory: 'down',
    show: open('GetWallet'),
    says: /list of wallets is unavailable/,
    next: /Try again/,
  },
  {
    view: 'ConnectingExternal',
    state: 'loading',
    show: pick(never),
    says: /Continue in Test Wallet.*Accept the request/,
    next: /Cancel/,
  },
  {
    view: 'ConnectingExternal',
    state: 'slow',
    show: pick(never),
    says: /Still waiting\. Open Test Wallet yourself/,
    next: /Try again/,
  },
  {
    view: 'ConnectingExternal',
    state: 'error',
    show: pick(reject),
    says: /Request declined/,
    next: /Try again/,
  },
  {
    view: 'ConnectingExternal',
    state: 'empty',
    show: push({ view: 'ConnectingExternal', data: { connectorId: 'gone' } }),
    says: /is no longer available on this page.*Reload the page/,
    next: /Cancel|Back/,
  },
  {
    view: 'ConnectingMultiChain',
    state: 'empty',
    show: push({ view: 'ConnectingMultiChain', data: { connectorId: 'gone' } }),
    says: /is no longer available on this page.*Reload the page/,
    next: /Back/,
  },
  {
    view: 'Downloads',
    state: 'empty',
    show: push({ view: 'Downloads', data: { wallet: sample } }),
    says: /No download link is available for Sample Wallet/,
    next: /Back/,
  },
  { view: 'Networks', state: 'loading', show: moveTo(never), says: /Confirm in your wallet/ },
  { view: 'Networks', state: 'slow', show: moveTo(never), says: /Still waiting\. Open your wallet yourself/ },
  {
    view: 'Networks',
    state: 'error',
    show: moveTo(reject),
    says: /Network change declined.*The network was not changed/,
    next: /Polygon/,
  },
  {
    view: 'SwitchNetwork',
    state: 'loading',
    show: moveTo(never, { view: 'SwitchNetwork', data: { caipNetworkId: polygon } }),
    says: /Continue in your wallet.*Accept the change to Polygon/,
  },
  {
    view: 'SwitchNetwork',
    state: 'slow',
    show: moveTo(never, { view: 'SwitchNetwork', data: { caipNetworkId: polygon } }),
    says: /Still waiting\. Open your wallet yourself/,
    next: /Cancel/,
  },
  {
    view: 'SwitchNetwork',
    state: 'error',
    show: moveTo(reject, { view: 'SwitchNetwork', data: { caipNetworkId: polygon } }),
    says: /Network change declined/,
    next: /Try again/,
  },
  {
    view: 'Networks',
    state: 'error',
    show: withoutCode(pickPolygon),
    says: /Failed to load.*Check your connection and try again/,
    next: 'Try again',
  },
  {
    view: 'SwitchNetwork',
    state: 'error',
    show: withoutCode(push({ view: 'SwitchNetwork', data: { caipNetworkId: polygon } })),
    says: /Failed to load.*Check your connection and try again/,
    next: 'Try again',
  },
  {
    view: 'SwitchNetwork',
    state: 'empty',
    show: moveTo(never, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:77' } }),
    says: /Network Not Found.*does not offer this network/,
    next: /Back/,
  },
  { ...pair('never'), state: 'loading', says: /Preparing the code.*Scan with Sample Wallet/, next: /Cancel/ },
  {
    ...pair('never'),
    state: 'slow',
    says: /The code is taking longer than usual\. Check your connection\./,
    next: /Try again/,
  },
  { ...pair('shown'), state: 'offline', says: offline, next: /Copy link/ },
  {
    ...pair('declined'),
    state: 'error',
    says: /Request declined.*declined in the wallet\. Scan a new code to try again/,
    next: /Try again/,
  },
  {
    ...pair('down'),
    state: 'error',
    says: /Pairing failed.*No wallet could be reached\. Check your connection/,
    next: /Try again/,
  },
  {
    ...pairBasic('never'),
    state: 'loading',
    says: /Preparing the code.*Scan with your phone/,
    next: /Back|Close/,
  },
  {
    ...pairBasic('never'),
    state: 'slow',
    says: /The code is taking longer than usual\. Check your connection\./,
    next: /Try again/,
  },
  { ...pairBasic('shown'), state: 'offline', says: offline, next: /Copy link/ },
  {
    ...pairBasic('down'),
    state: 'error',
    says: /Pairing failed.*No wallet could be reached\. Check your connection/,
    next: /Try again/,
  },
  {
    ...pairBasic('shown'),
    state: 'error',
    directory: 'down',
    says: /Scan with your phone.*The list of other wallets is unavailable/,
    next: /Try again/,
  },
  {
    view: 'ConnectingWalletConnectBasic',
    state: 'empty',
    options: { wallets: [] },
    show: (kit) => kit.open({ view: 'ConnectingWalletConnectBasic' }),
    says: /No wallet found in this browser.*reload the page/,
  },
  {
    view: 'SwitchActiveChain',
    state: 'loading',
    show: moveTo(never, toPolygon),
    says: /Another wallet for Polygon.*Switch to connect one that does\. The current wallet stays connected/,
    next: /^Switch$/,
  },
  {
    view: 'SwitchActiveChain',
    state: 'offline',
    show: moveTo(never, toPolygon),
    says: offline,
    next: /^Switch$/,
  },
  {
    view: 'SwitchActiveChain',
    state: 'empty',
    show: moveTo(never, { view: 'SwitchActiveChain', data: { caipNetworkId: 'eip155:77' } }),
    says: /Network Not Found.*does not offer this network/,
    next: /Back/,
  },
  {
    view: 'UnsupportedChain',
    state: 'empty',
    show: strand(),
    says: /This network is not supported here.*Your wallet is on a network that Test App does not support/,
    next: /Disconnect/,
  },
  {
    view: 'UnsupportedChain',
    state: 'loading',
    show: strand(never),
    says: /Confirm in your wallet/,
    next: /Disconnect/,
  },
  {
    view: 'UnsupportedChain',
    state: 'slow',
    show: strand(never),
    says: /Still waiting\. Open your wallet yourself and confirm there, or pick another network/,
    next: /Ethereum/,
  },
  { view: 'UnsupportedChain', state: 'offline', show: strand(), says: offline, next: /Polygon/ },
  {
    view: 'UnsupportedChain',
    state: 'error',
    show: strand(reject),
    says: /Network change declined.*The network was not changed/,
    next: /Polygon/,
  },
  { view: 'AllWallets', state: 'offline', directory: 'empty', show: open('AllWallets'), says: offline },
  { view: 'ConnectingExternal', state: 'offline', show: pick(never), says: offline, next: /Cancel/ },
  { view: 'Networks', state: 'offline', show: moveTo(never), says: offline, next: /Polygon/ },
  {
    view: 'SwitchNetwork',
    state: 'offline',
    show: moveTo(never, { view: 'SwitchNetwork', data: { caipNetworkId: polygon } }),
    says: offline,
    next: /Cancel/,
  },
]

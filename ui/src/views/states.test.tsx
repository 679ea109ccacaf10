// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from '@testing-library/react'
import type { ViewEntry } from '@wallet-kit/sdk'
import { connect, openView, selectConnector } from '@wallet-kit/sdk/actions'
import type { ScriptedWallet } from '@wallet-kit/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { modalScreen } from '../testing/modalScreen.ts'
import { type TestKitOptions, testKit } from '../testing/testKit.ts'
import { testWallet } from '../testing/testWallet.ts'

const rdns = 'com.example.test'
const directory = 'https://directory.example'

/** One cell of the table: a view in a state, what the visitor reads there, and what to do next. */
interface Cell {
  readonly view: string
  readonly state: 'loading' | 'empty' | 'slow' | 'offline' | 'error'
  readonly options?: TestKitOptions
  /** What the directory of wallets does. Default: it is off. */
  readonly directory?: 'never' | 'down' | 'empty'
  readonly show: (kit: ReactAppKit, wallet: ScriptedWallet) => unknown
  /** Read in the view. */
  readonly says: RegExp
  /** Name of a control that goes on. */
  readonly next?: string | RegExp
}

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

/** Connects, then asks for another network, which the wallet answers as set. */
const moveTo =
  (set: (wallet: ScriptedWallet) => void, entry?: ViewEntry) =>
  async (kit: ReactAppKit, wallet: ScriptedWallet) => {
    await connect(kit, { connectorId: rdns })
    set(wallet)
    if (entry) return push(entry)(kit)
    await kit.open({ view: 'Networks' })
    fireEvent.click(await modalScreen().findByTestId('w3m-network-switch-Polygon'))
  }

const polygon = 'eip155:137'
const never = (wallet: ScriptedWallet) => wallet.setNeverAnswer(true)
const reject = (wallet: ScriptedWallet) => wallet.setReject(true)
const sample = { id: 'sample', name: 'Sample Wallet' }

const cells: readonly Cell[] = [
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
  { view: 'Connect', state: 'offline', show: open('Connect'), says: /You are offline/, next: /Test Wallet/ },
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
  {
    view: 'Networks',
    state: 'loading',
    show: moveTo(never),
    says: /Confirm in your wallet/,
  },
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
    view: 'SwitchNetwork',
    state: 'empty',
    show: moveTo(never, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:77' } }),
    says: /Network Not Found.*does not offer this network/,
    next: /Back/,
  },
]

const directories = {
  never: () => new Promise<Response>(() => {}),
  down: async () => new Response(null, { status: 503 }),
  empty: async () => Response.json({ data: [], count: 0 }),
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe.each(cells)('$view, $state', ({ view, state, options, directory: service, show, says, next }) => {
  // F2, F3, F20
  it('says what is so, and what to do next', async () => {
    const respond = service && directories[service]
    vi.stubGlobal('fetch', ({ url }: Request) =>
      respond && url.startsWith(directory)
        ? respond()
        : Promise.reject(new TypeError('No network in this test')),
    )
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    if (state === 'slow') vi.useFakeTimers({ shouldAdvanceTime: true })
    const wallet = testWallet()
    const kit = testKit({
      wallets: [wallet],
      services: { walletDirectory: service ? directory : false, dataService: false, relay: false },
      ...options,
    })
    await show(kit, wallet)
    await waitFor(() => expect(kit.stores.modal.getState().view).toBe(view))
    if (state === 'offline') {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      window.dispatchEvent(new Event('offline'))
    }
    const card = () => document.querySelector('w3m-modal')?.shadowRoot?.querySelector('[role=dialog]')
    if (state === 'slow') {
      await waitFor(() => expect(card()?.textContent).toMatch(/in your wallet|Continue in/))
      // The wait may begin only after the text that asks for it.
      await vi.waitFor(async () => {
        await act(() => vi.advanceTimersByTimeAsync(10_500))
        expect(card()?.textContent).toMatch(says)
      })
    }
    await waitFor(() => expect(card()?.textContent).toMatch(says), { timeout: 5_000 })
    if (next)
      await waitFor(() =>
        expect(modalScreen().getAllByRole('button', { name: next }).length).toBeGreaterThan(0),
      )
  })
})

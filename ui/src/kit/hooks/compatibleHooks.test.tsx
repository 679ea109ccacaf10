// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type Connector, externalConnector, type SIWXConfig } from '@wallet-kit/sdk'
import { connect } from '@wallet-kit/sdk/actions'
import { createScriptedWallet } from '@wallet-kit/sdk/testing'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubNode } from '../../test/stubNode.ts'
import { networks, type TestKitOptions, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import { useAppKitBalance } from './useAppKitBalance.ts'
import { useAppKitConnection } from './useAppKitConnection.ts'
import { useAppKitConnections } from './useAppKitConnections.ts'
import { useAppKitEvents } from './useAppKitEvents.ts'
import { useAppKitNetwork } from './useAppKitNetwork.ts'
import { useAppKitNetworkCore } from './useAppKitNetworkCore.ts'
import { useAppKitSIWX } from './useAppKitSIWX.ts'
import { useAppKitWallets } from './useAppKitWallets.ts'
import { useDisconnect } from './useDisconnect.ts'

const connectorId = 'com.example.test'

function setUp(options: TestKitOptions = {}) {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet], ...options })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  return { kit, wallet, wrapper }
}

const connectTest = (kit: ReactAppKit, id = connectorId) =>
  act(async () => void (await connect(kit, { connectorId: id })))

beforeEach(() => {
  stubNode()
})
afterEach(cleanup)

it('useAppKitEvents has the last event', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useAppKitEvents(), { wrapper })
  expect(result.current.data).toEqual({ type: 'track', event: 'MODAL_CREATED' })
  await connectTest(kit)
  expect(result.current.data).toMatchObject({
    event: 'CONNECT_SUCCESS',
    properties: { name: 'Test Wallet', method: 'browser' },
  })
})

it('useAppKitNetwork and useAppKitNetworkCore agree; a wallet that decides per request supports all', async () => {
  let reached: { readonly name: string } | undefined
  const limited: Connector = {
    ...externalConnector({ id: 'limited', name: 'Limited', providers: { eip155: testWallet().provider } }),
    getApprovedNetworkIds: () => ['eip155:1'],
    getWallet: () => reached,
  }
  const { kit, wrapper } = setUp({ connectors: [limited] })
  const { result } = renderHook(() => ({ full: useAppKitNetwork(), core: useAppKitNetworkCore() }), {
    wrapper,
  })
  await connectTest(kit)
  const { full, core } = result.current
  expect(core).toMatchObject({ chainId: full.chainId, caipNetworkId: full.caipNetworkId })
  expect(full).toMatchObject({ approvedCaipNetworkIds: undefined, supportsAllNetworks: true })
  await connectTest(kit, 'limited')
  expect(result.current.full).toMatchObject({
    approvedCaipNetworkIds: ['eip155:1'],
    supportsAllNetworks: false,
  })
  await act(() => kit.disconnect())
  reached = { name: 'MetaMask Wallet' }
  await connectTest(kit, 'limited')
  expect(result.current.full).toMatchObject({ supportsAllNetworks: true })
})

it('useAppKitSIWX is the host app’s plug-in', () => {
  const siwx = { getSessions: async () => [] } as unknown as SIWXConfig
  expect(renderHook(() => useAppKitSIWX(), setUp({ siwx })).result.current).toBe(siwx)
  expect(renderHook(() => useAppKitSIWX(), setUp()).result.current).toBeUndefined()
})

it('useAppKitBalance fetches a balance in AppKit’s shape', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useAppKitBalance(), { wrapper })
  await connectTest(kit)
  const data = { balance: '1', symbol: 'ETH' }
  expect(await act(() => result.current.fetchBalance())).toEqual({
    data,
    error: null,
    isSuccess: true,
    isError: false,
  })
})

describe('useAppKitConnections', () => {
  it('has the connected wallet with its accounts and network', async () => {
    const { kit, wallet, wrapper } = setUp()
    const { result } = renderHook(() => useAppKitConnections(), { wrapper })
    expect(result.current).toEqual({ connections: [], recentConnections: [] })
    await connectTest(kit)
    expect(result.current.connections).toMatchObject([
      {
        connectorId,
        namespace: 'eip155',
        name: 'Test Wallet',
        accounts: [{ address: wallet.accounts[0], type: 'eoa' }],
        caipNetwork: { caipNetworkId: 'eip155:1' },
      },
    ])
    expect(renderHook(() => useAppKitConnections('solana'), { wrapper }).result.current.connections).toEqual(
      [],
    )
  })
})

describe('useAppKitConnection', () => {
  it('switches to another wallet and disconnects the connected one', async () => {
    const other = testWallet('Other', 'com.example.other')
    const { kit, wrapper } = setUp({ wallets: [testWallet(), other] })
    const onSuccess = vi.fn()
    const { result } = renderHook(() => useAppKitConnection({ namespace: 'eip155', onSuccess }), { wrapper })
    await connectTest(kit)
    expect(result.current.connection?.connectorId).toBe(connectorId)
    await act(() => result.current.switchConnection({ connection: { connectorId: 'com.example.other' } }))
    expect(onSuccess).toHaveBeenLastCalledWith(expect.objectContaining({ hasSwitchedWallet: true }))
    expect(result.current).toMatchObject({ isPending: false, connection: { name: 'Other' } })
    await act(() => result.current.deleteConnection({ connectorId }))
    expect(kit.getIsConnectedState()).toBe(true)
    await act(() => result.current.deleteConnection({ connectorId: 'com.example.other' }))
    expect(kit.getIsConnectedState()).toBe(false)
  })

  it('switches to another account of the connected wallet', async () => {
    const accounts = ['11', '22'].map((byte) => `0x${byte.repeat(32)}` as const)
    const wallet = createScriptedWallet({
      name: 'Several',
      rdns: connectorId,
      accounts,
      chains: { 1: 'http://node.invalid' },
    })
    const { kit, wrapper } = setUp({ wallets: [wallet] })
    const onSuccess = vi.fn()
    const { result } = renderHook(() => useAppKitConnection({ onSuccess }), { wrapper })
    await connectTest(kit)
    const address = wallet.accounts[1] ?? ''
    await act(() => result.current.switchConnection({ connection: { connectorId }, address }))
    const outcome = { address, hasSwitchedAccount: true, hasSwitchedWallet: false }
    expect(onSuccess).toHaveBeenLastCalledWith(expect.objectContaining(outcome))
    expect(kit.getAddress()).toBe(address)
    expect(result.current.connection?.accounts[0]?.address).toBe(address)
  })

  it('reports an account that the wallet does not share, and a refusal', async () => {
    const { kit, wallet, wrapper } = setUp()
    const onError = vi.fn()
    const { result } = renderHook(() => useAppKitConnection({ onError }), { wrapper })
    wallet.rejectNext()
    const connection = { connectorId }
    await act(() => result.current.switchConnection({ connection }))
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'USER_REJECTED' }))
    await connectTest(kit)
    await act(() => result.current.switchConnection({ connection, address: `0x${'22'.repeat(20)}` }))
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'ADDRESS_NOT_SHARED' }))
  })
})

it('useDisconnect with an id disconnects that connector only', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useDisconnect(), { wrapper })
  await connectTest(kit)
  await act(() => result.current.disconnect({ id: 'another' }))
  expect(kit.getIsConnectedState()).toBe(true)
  await act(() => result.current.disconnect({ id: connectorId, namespace: 'solana' }))
  expect(kit.getIsConnectedState()).toBe(true)
  await act(() => result.current.disconnect({ id: connectorId }))
  expect(kit.getIsConnectedState()).toBe(false)
})

describe('useAppKitWallets', () => {
  const wallet = { id: 'house', name: 'House', mobile_link: 'house://', homepage: 'https://house.example' }

  it('lists what is installed, and connects with it', async () => {
    const { kit, wrapper } = setUp({ customWallets: [wallet] })
    const { result } = renderHook(() => useAppKitWallets(), { wrapper })
    await waitFor(() => expect(result.current.wallets.map(({ name }) => name)).toEqual(['Test Wallet']))
    const [installed] = result.current.wallets
    if (!installed) throw new Error('nothing is installed')
    expect(installed).toMatchObject({ isInjected: true, connectors: [{ id: connectorId, chain: 'eip155' }] })
    await act(() => result.current.connect(installed, 'eip155'))
    expect(kit.getIsConnectedState()).toBe(true)
  })

  it('begins with WalletConnect, where pairing is on; items have what AppKit’s have', async () => {
    const services = {
      relay: 'ws://relay.invalid',
      walletDirectory: 'http://directory.invalid',
      dataService: false,
    } as const
    const imageId = '692ed6ba-e569-459a-556a-776476829e00'
    const [ethereum] = networks
    const recent = { ...wallet, image_id: imageId }
    const { kit, wrapper } = setUp({
      services,
      networks: [{ ...ethereum, assets: { imageId } }],
      customWallets: [recent, { ...wallet, id: 'other' }],
    })
    vi.stubGlobal('fetch', async () => Response.json({ data: [], count: 0 }))
    const { _internal: context } = kit
    context.storage.setItem('@appkit/recent_wallets', JSON.stringify([recent]))
    const { result } = renderHook(() => useAppKitWallets(), { wrapper })
    await act(() => result.current.fetchWallets())
    await waitFor(() => expect(result.current.wallets).toHaveLength(4))
    expect(result.current.wallets).toMatchObject([
      { id: 'walletConnect', isInjected: false, isRecent: false, connectors: [], imageId: undefined },
      { isInjected: true, connectors: [{ chainImageUrl: expect.stringContaining(imageId) }] },
      { id: 'house', isRecent: true, imageId },
      { id: 'other', isRecent: false },
    ])
  })

  it('lists no WalletConnect where pairing is off', async () => {
    const services = { relay: 'ws://relay.invalid', walletDirectory: false, dataService: false } as const
    const { wrapper } = setUp({ services, enableWalletConnect: false })
    const { result } = renderHook(() => useAppKitWallets(), { wrapper })
    await waitFor(() => expect(result.current.wallets.map(({ name }) => name)).toEqual(['Test Wallet']))
  })

  it('is the same in every component', async () => {
    const { kit, wallet: scripted, wrapper } = setUp({ customWallets: [wallet] })
    const first = renderHook(() => useAppKitWallets(), { wrapper }).result
    const second = renderHook(() => useAppKitWallets(), { wrapper }).result
    await act(() => first.current.fetchWallets())
    expect(second.current).toMatchObject({ page: 1, wallets: first.current.wallets })
    const item = second.current.wallets.find(({ isInjected }) => isInjected)
    if (!item) throw new Error('nothing is installed')
    let answer = (_accounts: unknown) => {}
    scripted.provider.request = () => new Promise((resolve) => (answer = resolve))
    act(() => void first.current.connect(item).catch(() => {}))
    await waitFor(() => expect(second.current.connectingWallet).toBe(item))
    act(() => second.current.resetConnectingWallet())
    expect(first.current.connectingWallet).toBeUndefined()
    answer([])
    kit.destroy()
  })

  it('shows what was searched last, whichever is answered last', async () => {
    const answers: Record<string, () => void> = {}
    const entry = (name: string) => ({ id: name.padEnd(64, '0'), name })
    vi.stubGlobal('fetch', async (request: Request) => {
      const search = new URL(request.url).searchParams.get('search')
      if (!search) return Response.json({ data: [], count: 0 })
      await new Promise<void>((resolve) => {
        answers[search] = resolve
      })
      return Response.json({ data: [entry(search)], count: 1 })
    })
    const services = { walletDirectory: 'https://late.example', dataService: false, relay: false } as const
    const { wrapper } = setUp({ wallets: [], services })
    const { result } = renderHook(() => useAppKitWallets(), { wrapper })
    const calls = [
      result.current.fetchWallets({ query: 'aaa' }),
      result.current.fetchWallets({ query: 'bbb' }),
    ]
    await waitFor(() => expect(Object.keys(answers)).toHaveLength(2))
    answers.bbb?.()
    await act(async () => void (await calls[1]))
    answers.aaa?.()
    await act(async () => void (await Promise.all(calls)))
    expect(result.current.wcWallets.map(({ name }) => name)).toEqual(['bbb'])
    expect(result.current.isFetchingWallets).toBe(false)
  })

  it('lists the host app’s own wallets after fetchWallets, without a directory', async () => {
    const { wrapper } = setUp({ wallets: [], customWallets: [wallet] })
    const { result } = renderHook(() => useAppKitWallets(), { wrapper })
    await act(() => result.current.fetchWallets())
    expect(result.current.wallets).toMatchObject([{ id: 'house', isInjected: false, connectors: [] }])
    expect(result.current).toMatchObject({ wcWallets: [], page: 1, count: 0, isFetchingWallets: false })
  })

  it('reads pages of the directory and searches it', async () => {
    const entry = (index: number) => ({ id: index.toString(16).padStart(64, '0'), name: `Wallet ${index}` })
    const fetched = vi.fn(async (request: Request) => {
      const query = new URL(request.url).searchParams
      const [page, entries] = [Number(query.get('page')), Number(query.get('entries'))]
      if (query.get('search')) return Response.json({ data: [entry(7)], count: 1 })
      const first = (page - 1) * entries
      const all = Array.from({ length: 60 }, (_, index) => entry(index))
      return Response.json({ data: all.slice(first, first + entries), count: 60 })
    })
    vi.stubGlobal('fetch', fetched)
    const services = {
      walletDirectory: 'https://directory.example',
      dataService: false,
      relay: false,
    } as const
    const { wrapper } = setUp({ wallets: [], services })
    const { result } = renderHook(() => useAppKitWallets(), { wrapper })
    await act(async () => undefined)
    expect(fetched).not.toHaveBeenCalled()
    await act(() => result.current.fetchWallets())
    expect(result.current).toMatchObject({ page: 1, count: 60 })
    expect(result.current.wcWallets).toHaveLength(40)
    const before = fetched.mock.calls.length
    await act(() => result.current.fetchWallets({ page: 2 }))
    expect(result.current).toMatchObject({ page: 2, count: 60 })
    expect(result.current.wcWallets).toHaveLength(60)
    expect(fetched.mock.calls.length - before).toBe(1)
    expect(result.current.wallets).toHaveLength(4)
    await act(() => result.current.fetchWallets({ page: 3 }))
    expect(result.current.wcWallets).toHaveLength(60)
    await act(() => result.current.fetchWallets({ page: 1 }))
    expect(result.current.wcWallets).toHaveLength(40)
    await act(() => result.current.fetchWallets({ query: 'seven' }))
    expect(result.current.wcWallets.map(({ name }) => name)).toEqual(['Wallet 7'])
  })
})

// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubNode } from '../../test/stubNode.ts'
import { networks, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import { useAppKit } from './useAppKit.ts'
import { useAppKitAccount } from './useAppKitAccount.ts'
import { useAppKitBalance } from './useAppKitBalance.ts'
import { useAppKitNetwork } from './useAppKitNetwork.ts'
import { useAppKitProvider } from './useAppKitProvider.ts'
import { useAppKitState } from './useAppKitState.ts'
import { useAppKitTheme } from './useAppKitTheme.ts'
import { useDisconnect } from './useDisconnect.ts'
import { useWalletInfo } from './useWalletInfo.ts'

function Everything() {
  const seen = [useAppKitAccount().status, useAppKitState().open, useWalletInfo().walletInfo]
  return <>{JSON.stringify([...seen, useAppKitProvider('eip155').walletProvider, useAppKitBalance().text])}</>
}

/** A kit, its wallet, and a wrapper that provides the kit. */
function setUp() {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  return { kit, wallet, wrapper }
}

const connectTest = (kit: ReactAppKit) =>
  act(async () => void (await connect(kit, { connectorId: 'com.example.test' })))

// In braces: what a hook returns is called when the test ends.
beforeEach(() => {
  stubNode()
})
afterEach(cleanup)

it('useAppKitAccount follows the connection', async () => {
  const { kit, wallet, wrapper } = setUp()
  const { result } = renderHook(() => useAppKitAccount(), { wrapper })
  expect(result.current).toEqual({
    allAccounts: [],
    address: undefined,
    caipAddress: undefined,
    embeddedWalletInfo: undefined,
    isConnected: false,
    status: 'disconnected',
  })
  await connectTest(kit)
  const [address] = wallet.accounts
  expect(result.current).toMatchObject({
    address,
    caipAddress: `eip155:1:${address}`,
    isConnected: true,
    status: 'connected',
  })
})

it('useAppKitAccount of a namespace without a wallet is disconnected', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useAppKitAccount({ namespace: 'solana' }), { wrapper })
  await connectTest(kit)
  expect(result.current).toMatchObject({ isConnected: false, address: undefined, allAccounts: [] })
})

it('useAppKitAccount keeps its result while nothing changes', () => {
  const { wrapper } = setUp()
  const { result, rerender } = renderHook(() => useAppKitAccount(), { wrapper })
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
})

it('useAppKitNetwork follows and moves the network', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useAppKitNetwork(), { wrapper })
  expect(result.current).toMatchObject({ chainId: 1, caipNetworkId: 'eip155:1' })
  await connectTest(kit)
  await act(() => result.current.switchNetwork(networks[1]))
  await waitFor(() => expect(result.current).toMatchObject({ chainId: 137, caipNetworkId: 'eip155:137' }))
})

it('useAppKitProvider and useWalletInfo name the connected wallet', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => ({ ...useAppKitProvider('eip155'), ...useWalletInfo() }), { wrapper })
  expect(result.current.walletProvider).toBeUndefined()
  await connectTest(kit)
  expect(result.current.walletProvider).toBeDefined()
  expect(result.current.walletProvider).toBe(kit.getProvider('eip155'))
  expect(result.current.walletProviderType).toBe('ANNOUNCED')
  expect(result.current.walletInfo?.name).toBe('Test Wallet')
})

it('useAppKit opens and closes', async () => {
  const { kit, wrapper } = setUp()
  const open = vi.spyOn(kit, 'open').mockResolvedValue()
  const close = vi.spyOn(kit, 'close').mockResolvedValue()
  const { result } = renderHook(() => useAppKit(), { wrapper })
  await result.current.open({ view: 'Networks' })
  expect(open).toHaveBeenCalledWith({ view: 'Networks' })
  await result.current.close()
  expect(close).toHaveBeenCalledTimes(1)
})

it('useAppKitState returns the state of the modal and the kit', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useAppKitState(), { wrapper })
  await act(() => kit.ready())
  expect(result.current).toMatchObject({ open: false, loading: false, selectedNetworkId: 'eip155:1' })
  act(() => kit.setLoading(true))
  expect(result.current).toMatchObject({ loading: true, activeChain: 'eip155', initialized: true })
})

it('useAppKitTheme reads and changes the theme', () => {
  const { wrapper } = setUp()
  const { result } = renderHook(() => useAppKitTheme(), { wrapper })
  expect(result.current.themeMode).toBe('dark')
  act(() => result.current.setThemeMode('light'))
  act(() => result.current.setThemeVariables({ '--w3m-accent': '#00aa66' }))
  expect(result.current).toMatchObject({ themeMode: 'light', themeVariables: { '--w3m-accent': '#00aa66' } })
})

it('useDisconnect forgets the wallet', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useDisconnect(), { wrapper })
  await connectTest(kit)
  await act(() => result.current.disconnect())
  expect(kit.getAccount().isConnected).toBe(false)
})

it('useAppKitBalance reads the balance from the node', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useAppKitBalance(), { wrapper })
  expect(result.current).toMatchObject({ isLoading: false, text: undefined })
  await connectTest(kit)
  await waitFor(() => expect(result.current.text).toBe('1.000 ETH'), { timeout: 5_000 })
  expect(result.current).toMatchObject({ isLoading: false, value: 10n ** 18n, symbol: 'ETH' })
})

// F27
it('every hook renders on a server with the disconnected state', async () => {
  const { kit, wrapper: Wrapper } = setUp()
  await connectTest(kit)
  const html = renderToString(
    <Wrapper>
      <Everything />
    </Wrapper>,
  )
  expect(html).toContain('disconnected')
  expect(html).not.toContain('Test Wallet')
})

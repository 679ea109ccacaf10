// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect, type SwapToken } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubNode } from '../../test/stubNode.ts'
import { type TestKitOptions, testKit } from '../../test/testKit.ts'
import { testLogin } from '../../test/testLogin.ts'
import { testWallet } from '../../test/testWallet.ts'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import { useActivity } from './useActivity.ts'
import { useAppKitAccount } from './useAppKitAccount.ts'
import { useCallsStatus } from './useCallsStatus.ts'
import { useNfts } from './useNfts.ts'
import { useOnrampOptions } from './useOnrampOptions.ts'
import { useSendCalls } from './useSendCalls.ts'
import { useSmartSessions } from './useSmartSessions.ts'
import { useSwapQuote } from './useSwapQuote.ts'
import { useSwapTokens } from './useSwapTokens.ts'
import { useTokens } from './useTokens.ts'

const connectorId = 'com.example.test'

function setUp(options: TestKitOptions = {}) {
  const kit = testKit({ wallets: [testWallet()], ...options })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  return { kit, wrapper }
}

beforeEach(() => {
  stubNode()
})
afterEach(cleanup)

it('useTokens lists what the connected account holds, in exact amounts', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useTokens(), { wrapper })
  expect(result.current).toEqual({ data: undefined, error: undefined, isLoading: false })
  await act(async () => void (await connect(kit, { connectorId })))
  await waitFor(() => expect(result.current.data).toBeDefined())
  expect(result.current.data).toMatchObject({
    source: 'chain',
    total: '0',
    tokens: [{ symbol: 'ETH', amount: 10n ** 18n, decimals: 18, isSuspicious: false }],
  })
  expect(result.current.isLoading).toBe(false)
})

it('useTokens requests nothing while it is not enabled', async () => {
  const { kit, wrapper } = setUp()
  await act(async () => void (await connect(kit, { connectorId })))
  const { result } = renderHook(() => useTokens({ enabled: false }), { wrapper })
  expect(result.current).toEqual({ data: undefined, error: undefined, isLoading: false })
})

it('useActivity reports a service that is switched off', async () => {
  const { kit, wrapper } = setUp()
  await act(async () => void (await connect(kit, { connectorId })))
  const { result } = renderHook(() => useActivity(), { wrapper })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'HISTORY_UNAVAILABLE' }))
  expect(result.current).toMatchObject({ items: undefined, hasNextPage: false, isLoading: false })
})

it('useNfts reports a service that is switched off', async () => {
  const { kit, wrapper } = setUp()
  await act(async () => void (await connect(kit, { connectorId })))
  const { result } = renderHook(() => useNfts(), { wrapper })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'NFTS_UNAVAILABLE' }))
  expect(result.current).toMatchObject({ items: undefined, hasNextPage: false, isLoading: false })
})

it('useNfts lists what the connected account holds, page by page', async () => {
  const contract = `0x${'5f'.repeat(20)}`
  const entry = (tokenId: string) => ({
    chainId: 'eip155:1',
    contract: `eip155:1:${contract}`,
    tokenId,
    standard: 'erc1155',
    quantity: '3',
    name: `Boat ${tokenId}`,
    isSpam: false,
  })
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const isLast = new URL(url).searchParams.has('cursor')
    return Response.json({ data: [entry(isLast ? '2' : '1')], next: isLast ? null : 'second' })
  })
  const nftService = 'http://localhost:3000/nfts'
  const services = { walletDirectory: false, dataService: false, relay: false, nftService } as const
  const { kit, wrapper } = setUp({ services })
  await act(async () => void (await connect(kit, { connectorId })))
  const { result } = renderHook(() => useNfts(), { wrapper })
  await waitFor(() => expect(result.current.items).toHaveLength(1))
  expect(result.current.items?.[0]).toMatchObject({ contract, tokenId: '1', quantity: 3n, name: 'Boat 1' })
  expect(result.current.hasNextPage).toBe(true)
  await act(() => result.current.fetchNextPage())
  expect(result.current.items?.map(({ tokenId }) => tokenId)).toEqual(['1', '2'])
  expect(result.current.hasNextPage).toBe(false)
})

it('useSwapTokens and useSwapQuote report a service that is switched off', async () => {
  const { kit, wrapper } = setUp()
  await act(async () => void (await connect(kit, { connectorId })))
  const coin = { caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18 } as unknown as SwapToken
  const to = { ...coin, symbol: 'USDC', address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' }
  const { result } = renderHook(
    () => [useSwapTokens(), useSwapQuote({ from: coin, to, amount: 1n }), useSwapQuote({ from: coin })],
    { wrapper },
  )
  await waitFor(() => expect(result.current[0]?.error).toMatchObject({ code: 'SERVICE_DISABLED' }))
  await waitFor(() => expect(result.current[1]?.error).toMatchObject({ code: 'SERVICE_DISABLED' }))
  expect(result.current[2]).toEqual({ data: undefined, error: undefined, isLoading: false })
})

it('useOnrampOptions lists the built-in currencies where the service has none', async () => {
  const { kit, wrapper } = setUp()
  const { result } = renderHook(() => useOnrampOptions(), { wrapper })
  expect(result.current).toEqual({ data: undefined, error: undefined, isLoading: false })
  await act(async () => void (await connect(kit, { connectorId })))
  await waitFor(() => expect(result.current.data?.source).toBe('built-in'))
  expect(result.current.data?.purchaseCurrencies.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
})

it('useSmartSessions reports a service that is switched off', async () => {
  const { kit, wrapper } = setUp()
  await act(async () => void (await connect(kit, { connectorId })))
  const { result } = renderHook(() => useSmartSessions(), { wrapper })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'SERVICE_DISABLED' }))
  expect(result.current).toMatchObject({ data: undefined, isLoading: false })
})

it('useAppKitAccount has the owner of a login', async () => {
  const login = testLogin()
  const { kit, wrapper } = setUp({ connectors: [login.connector] })
  const { result } = renderHook(() => useAppKitAccount(), { wrapper })
  const embeddedWalletInfo = {
    user: { email: 'alice@example.com' },
    authProvider: 'email',
    accountType: 'eoa',
    isSmartAccountDeployed: false,
  } as const
  const connecting = connect(kit, { connectorId: 'ID_AUTH' })
  await waitFor(() => expect(login.count()).toBe(1))
  login.succeed({ embeddedWalletInfo })
  await act(async () => void (await connecting))
  expect(result.current).toMatchObject({ isConnected: true, embeddedWalletInfo })
})

it('useSendCalls sends calls, and useCallsStatus waits for them', async () => {
  const wallet = testWallet()
  const { request } = wallet.provider
  wallet.provider.request = async (args) => {
    if (args.method === 'wallet_sendCalls') return { id: 'one' }
    if (args.method === 'wallet_getCallsStatus')
      return { version: '2.0.0', id: 'one', chainId: '0x1', status: 500, atomic: true, receipts: [] }
    return request(args)
  }
  const { kit, wrapper } = setUp({ wallets: [wallet] })
  await act(async () => void (await connect(kit, { connectorId })))
  const onSuccess = vi.fn()
  const { result } = renderHook(
    () => {
      const sending = useSendCalls({ onSuccess })
      return { sending, status: useCallsStatus({ id: sending.data?.id }) }
    },
    { wrapper },
  )
  expect(result.current).toMatchObject({ sending: { isPending: false }, status: { isLoading: false } })
  await act(() => result.current.sending.sendCalls({ calls: [{ to: `0x${'ab'.repeat(20)}` }] }))
  expect(result.current.sending).toMatchObject({ isSuccess: true, data: { id: 'one', isBundle: true } })
  expect(onSuccess).toHaveBeenCalledOnce()
  await waitFor(() =>
    expect(result.current.status).toMatchObject({ data: { status: 'reverted' }, isLoading: false }),
  )
})

it('useSendCalls reports that nothing was sent', async () => {
  const { wrapper } = setUp()
  const { result } = renderHook(() => useSendCalls(), { wrapper })
  await act(() => result.current.sendCalls({ calls: [{ to: `0x${'ab'.repeat(20)}` }] }))
  expect(result.current).toMatchObject({ isError: true, error: { code: 'NOT_CONNECTED' }, data: undefined })
})

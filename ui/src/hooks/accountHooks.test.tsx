// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect, type SwapToken } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import { stubNode } from '../testing/stubNode.ts'
import { testKit } from '../testing/testKit.ts'
import { testWallet } from '../testing/testWallet.ts'
import { useActivity } from './useActivity.ts'
import { useOnrampOptions } from './useOnrampOptions.ts'
import { useSmartSessions } from './useSmartSessions.ts'
import { useSwapQuote } from './useSwapQuote.ts'
import { useSwapTokens } from './useSwapTokens.ts'
import { useTokens } from './useTokens.ts'

const connectorId = 'com.example.test'

function setUp() {
  const kit = testKit({ wallets: [testWallet()] })
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

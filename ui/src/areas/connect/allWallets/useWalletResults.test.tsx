// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { getQueryClient } from '@wallet-kit/sdk/query'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { AppKitProvider } from '../../../kit/provider/AppKitProvider.tsx'
import { testKit } from '../../../test/testKit.ts'
import { useWalletResults } from './useWalletResults.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = (index: number) => ({ id: `${index}`.padStart(64, '0'), name: `Wallet ${index}` })

function renderResults(kit: ReturnType<typeof testKit>, search = '') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  return renderHook(() => useWalletResults({ search, isCertified: false }), { wrapper })
}

// T16, T21
it('shows a wallet that two pages have once', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'))
    return Response.json({ data: [entry(page), entry(page + 1)], count: 100 })
  })
  const kit = testKit({ services: { walletDirectory: 'https://directory.example' } })
  const { result } = renderResults(kit)
  await waitFor(() => expect(result.current.wallets).toHaveLength(2))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.wallets.length).toBeGreaterThan(2))
  expect(result.current.wallets.map(({ name }) => name)).toEqual(['Wallet 1', 'Wallet 2', 'Wallet 3'])
})

// T16, T21
it('offers no further page of a directory that repeats itself', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [entry(1)], count: 100 }))
  const { result } = renderResults(testKit({ services: { walletDirectory: 'https://directory.example' } }))
  await waitFor(() => expect(result.current.more).toBe('idle'))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.more).toBe('none'))
  expect(result.current.wallets).toHaveLength(1)
})

// T14
it.each(['', 'meta'])('shows a name without its invisible characters, searching for "%s"', async (search) => {
  const hostile = { ...entry(1), name: ' Meta\u200bMask\u202e ' }
  vi.stubGlobal('fetch', async () => Response.json({ data: [hostile], count: 1 }))
  const kit = testKit({ services: { walletDirectory: 'https://directory.example' } })
  const { result } = renderResults(kit, search)
  await waitFor(() => expect(result.current.wallets.map(({ name }) => name)).toEqual(['MetaMask']))
})

it.each(['', 'meta'])('skips a directory that is switched off, searching for "%s"', (search) => {
  const kit = testKit({ services: { walletDirectory: false } })
  const { result } = renderResults(kit, search)
  expect(result.current).toMatchObject({ status: 'loading', wallets: [] })
  const queries = getQueryClient(kit).getQueryCache().getAll()
  expect(new Set(queries.map(({ state }) => state.fetchStatus))).toEqual(new Set(['idle']))
})

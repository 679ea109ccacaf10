// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { getQueryClient } from '@wallet-kit/sdk/query'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { AppKitProvider } from '../../provider/AppKitProvider.tsx'
import { testKit } from '../../testing/testKit.ts'
import { useWalletResults } from './useWalletResults.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = (index: number) => ({ id: `${index}`.padStart(64, '0'), name: `Wallet ${index}` })

// T16, T21
it('shows a wallet that two pages have once', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'))
    return Response.json({ data: [entry(page), entry(page + 1)], count: 100 })
  })
  const kit = testKit({ services: { walletDirectory: 'https://directory.example' } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>
      <QueryClientProvider client={getQueryClient(kit)}>{children}</QueryClientProvider>
    </AppKitProvider>
  )
  const { result } = renderHook(() => useWalletResults({ search: '', isCertified: false }), { wrapper })
  await waitFor(() => expect(result.current.wallets).toHaveLength(2))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.wallets.length).toBeGreaterThan(2))
  expect(result.current.wallets.map(({ name }) => name)).toEqual(['Wallet 1', 'Wallet 2', 'Wallet 3'])
})

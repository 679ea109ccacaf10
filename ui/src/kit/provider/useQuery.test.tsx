// @vitest-environment happy-dom

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { getQueryClient, skipToken } from '@wallet-kit/sdk/query'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testKit } from '../../test/testKit.ts'
import { AppKitProvider } from './AppKitProvider.tsx'
import { Queries } from './Queries.tsx'
import { useInfiniteQuery } from './useInfiniteQuery.ts'
import { useQuery } from './useQuery.ts'

afterEach(() => cleanup())

function within(kit = testKit()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>
      <Queries>{children}</Queries>
    </AppKitProvider>
  )
  return { kit, wrapper }
}

describe('useQuery', () => {
  it("reads through the kit's cache, without a client of the host app", async () => {
    const { kit, wrapper } = within()
    const { result } = renderHook(() => useQuery({ queryKey: ['a'], queryFn: async () => 1 }), { wrapper })
    expect(result.current).toMatchObject({ isLoading: true, fetchStatus: 'fetching' })
    await waitFor(() => expect(result.current.data).toBe(1))
    expect(getQueryClient(kit).getQueryData(['a'])).toBe(1)
  })

  it('follows its options', async () => {
    const { wrapper } = within()
    const queryFn = vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0])
    const { result, rerender } = renderHook(
      ({ subject }: { subject?: string }) =>
        useQuery({ queryKey: [subject], queryFn: subject ? queryFn : skipToken }),
      { wrapper, initialProps: {} },
    )
    expect(result.current).toMatchObject({ isPending: true, isLoading: false })
    rerender({ subject: 'a' })
    await waitFor(() => expect(result.current.data).toBe('a'))
    rerender({ subject: 'b' })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toBe('b'))
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('renders again only for what was read', async () => {
    const { kit, wrapper } = within()
    const rendered = vi.fn()
    renderHook(
      () => {
        const { data } = useQuery({ queryKey: ['a'], queryFn: async () => 1 })
        rendered(data)
      },
      { wrapper },
    )
    await waitFor(() => expect(rendered).toHaveBeenLastCalledWith(1))
    const times = rendered.mock.calls.length
    await act(() => getQueryClient(kit).refetchQueries())
    expect(rendered).toHaveBeenCalledTimes(times)
  })

  it('reads again when the visitor is back in the window', async () => {
    const { wrapper } = within()
    const queryFn = vi.fn(async () => 1)
    renderHook(() => useQuery({ queryKey: ['a'], queryFn }), { wrapper })
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  })
})

it('useInfiniteQuery reads page after page', async () => {
  const { wrapper } = within()
  const { result } = renderHook(
    () =>
      useInfiniteQuery({
        queryKey: ['pages'],
        queryFn: async ({ pageParam }) => `page ${pageParam}`,
        initialPageParam: 1,
        getNextPageParam: (_last: string, _all: readonly string[], page: number) =>
          page < 2 ? page + 1 : undefined,
      }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.data?.pages).toEqual(['page 1']))
  await act(async () => void (await result.current.fetchNextPage()))
  await waitFor(() => expect(result.current.data?.pages).toEqual(['page 1', 'page 2']))
  expect(result.current.hasNextPage).toBe(false)
})

// Another copy of TanStack Query than the sdk's has another context and another skip token.
it('no code of the package imports TanStack Query past the sdk', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|^test\//.test(file))
  const importing = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
  expect(importing(/from '@wallet-kit\/sdk\/query'/).length).toBeGreaterThan(10)
  expect(importing(/from '(@tanstack\/(react-query|query-core)|@wallet-kit\/clients\/.*\/react)'/)).toEqual(
    [],
  )
})

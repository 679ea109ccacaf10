// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/query-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nativeBalanceQueryOptions } from '../../account/balances/nativeBalanceQueryOptions.ts'
import { identityQueryOptions } from '../../account/names/identity.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import { recommendedWalletsQueryOptions } from '../../wallets/directory/reads.ts'

afterEach(() => void vi.unstubAllGlobals())

const address = firstAddress

// T27, F25
describe("a read in the host app's own query cache", () => {
  it.each<[name: string, start: (kit: AppKit, client: QueryClient) => Promise<unknown>]>([
    ['wallets', (kit, client) => client.fetchQuery(recommendedWalletsQueryOptions(kit))],
    ['a name', (kit, client) => client.fetchQuery(identityQueryOptions(kit, { address }))],
    [
      'a balance',
      (kit, client) =>
        client.fetchQuery(nativeBalanceQueryOptions(kit, { address, caipNetworkId: 'eip155:1' })),
    ],
  ])('is aborted by destroy: %s', async (_, start) => {
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    })
    const kit = createTestKit()
    const reading = start(kit, new QueryClient({ defaultOptions: { queries: { retry: false } } }))
    const outcome = expect(reading).rejects.toThrow()
    await vi.waitFor(() => expect(signals).toHaveLength(1), 5_000)
    kit.destroy()
    await outcome
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})

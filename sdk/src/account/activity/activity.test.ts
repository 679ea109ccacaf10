// @vitest-environment happy-dom

import { InfiniteQueryObserver } from '@tanstack/query-core'
import { getHistoryHandler, getSupportedChainsHandler } from '@wallet-kit/clients/data-service/handlers'
import { expect, it, vi } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createTestKit, firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { activityInfiniteQueryOptions } from './activityQueryOptions.ts'
import { getActivity } from './getActivity.ts'

const baseUrl = 'http://localhost:3000/data'
const covered = getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1'], ws: [] } })
const spam = {
  ...{ fungible_info: null, direction: 'in' as const, quantity: { numeric: '1' }, value: null, price: null },
  nft_info: { name: 'Free', content: {}, flags: { is_spam: true } },
}
const offer = {
  ...{ nft_info: null, direction: 'in' as const, quantity: { numeric: '580' }, value: null, price: null },
  fungible_info: { name: 'Claim your reward at https://usdc-bonus.example', symbol: 'USDC', icon: null },
}
const entry = (
  id: string,
  chain: string | null = 'eip155:1',
  transfers: (typeof spam | typeof offer)[] = [],
) => ({
  id,
  metadata: {
    ...{ operationType: 'send', hash: `0x${id}`, minedAt: '2026-03-30T12:11:10Z', nonce: 1, chain },
    ...{ sentFrom: firstAddress, sentTo: secondAddress, status: 'confirmed' as const, application: null },
  },
  transfers,
})

it('a history goes on with the cursor of the page before, until there is none', async () => {
  const { requests } = onServices(
    covered,
    getHistoryHandler({
      baseUrl,
      reply: (request) =>
        new URL(request.url).searchParams.get('cursor') === 'second'
          ? { data: [entry('b')], next: null }
          : { data: [entry('a')], next: 'second' },
    }),
  )
  const kit = createTestKit()
  const options = activityInfiniteQueryOptions(kit, { address: firstAddress, caipNetworkId: 'eip155:1' })
  const observer = new InfiniteQueryObserver(getQueryClient(kit), options)
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  expect(observer.getCurrentResult().hasNextPage).toBe(true)
  const { data, hasNextPage } = await observer.fetchNextPage()
  stop()
  expect(data?.pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['a', 'b'])
  expect(hasNextPage).toBe(false)
  expect(requests.slice(1).map(({ searchParams }) => searchParams.get('cursor'))).toEqual([null, 'second'])
})

it('a page that names itself as the next one is the last', async () => {
  onServices(covered, getHistoryHandler({ baseUrl, reply: { data: [], next: 'again' } }))
  const page = await getActivity(createTestKit(), { address: firstAddress, cursor: 'again' })
  expect(page).toEqual({ items: [] })
})

it('entries of other networks, and those of spam alone, are left out', async () => {
  const data = [entry('a'), entry('b', 'eip155:137'), entry('c', null), entry('d', 'eip155:1', [spam])]
  onServices(covered, getHistoryHandler({ baseUrl, reply: { data, next: null } }))
  const { items } = await getActivity(createTestKit(), { address: firstAddress })
  expect(items.map(({ id }) => id)).toEqual(['a'])
})

it('pages that hold nothing to be shown are passed over, five at most: an account with a history is not empty', async () => {
  const asked: number[] = []
  const pages =
    (last: number) =>
    ({ url }: { readonly url: string }) => {
      const page = Number(new URL(url).searchParams.get('cursor') ?? 1)
      asked.push(page)
      return page < last
        ? { data: [entry(`${page}`, 'eip155:1', [spam])], next: `${page + 1}` }
        : { data: [entry('a')], next: null }
    }
  onServices(covered, getHistoryHandler({ baseUrl, reply: pages(4) }))
  const { items } = await getActivity(createTestKit(), { address: firstAddress })
  expect(items.map(({ id }) => id)).toEqual(['a'])
  expect(asked.splice(0)).toEqual([1, 2, 3, 4])
  onServices(covered, getHistoryHandler({ baseUrl, reply: pages(9) }))
  await expect(getActivity(createTestKit(), { address: firstAddress })).resolves.toEqual({
    items: [],
    next: '6',
  })
  expect(asked).toEqual([1, 2, 3, 4, 5])
})

// T7
it('tokens whose names make an offer are spam, whatever the service says', async () => {
  onServices(
    covered,
    getHistoryHandler({ baseUrl, reply: { data: [entry('a', 'eip155:1', [offer])], next: null } }),
  )
  expect((await getActivity(createTestKit(), { address: firstAddress })).items).toEqual([])
})

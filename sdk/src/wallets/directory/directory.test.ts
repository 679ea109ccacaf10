import { InfiniteQueryObserver } from '@tanstack/query-core'
import { getWalletsHandler } from '@wallet-kit/clients/wallet-directory/handlers'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { shouldRetry } from '../../foundation/query/retryRules.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createTestKit, twoFamilies } from '../../test/testPage.test.helper.ts'
import { externalConnector } from '../connectors/external/externalConnector.ts'
import { getAssetImageUrl, getWalletImageUrl } from './getImageUrls.ts'
import { getShownConnectors } from './getShownConnectors.ts'
import { matchConnectors } from './matchConnectors.ts'
import {
  featuredWalletsQueryOptions,
  recommendedWalletsQueryOptions,
  walletByIdQueryOptions,
  walletSearchQueryOptions,
  walletsInfiniteQueryOptions,
} from './reads.ts'

const baseUrl = 'http://localhost:3000/directory'
const id = (index: number) => index.toString(16).padStart(64, '0')
const wallets = Array.from({ length: 90 }, (_, index) => ({ id: id(index), name: `Wallet ${index}` }))

/** A directory of 90 wallets that pages and filters. */
function startDirectory() {
  return onServices(
    getWalletsHandler({
      baseUrl,
      reply(request) {
        const { searchParams } = new URL(request.url)
        const list = (name: string) => searchParams.get(name)?.split(',')
        const [page, entries] = [Number(searchParams.get('page')), Number(searchParams.get('entries'))]
        const found = wallets.filter(
          (wallet) =>
            (list('include')?.includes(wallet.id) ?? true) &&
            !list('exclude')?.includes(wallet.id) &&
            wallet.name.includes(searchParams.get('search') ?? ''),
        )
        return { data: found.slice((page - 1) * entries, page * entries), count: found.length }
      },
    }),
  )
}

describe('the wallet directory', () => {
  it('is read for one wallet by its id, and has none of an unknown one', async () => {
    startDirectory()
    const kit = createTestKit()
    const read = (wanted: string) =>
      getQueryClient(kit).fetchQuery(walletByIdQueryOptions(kit, { id: wanted }))
    expect((await read(id(7))).wallets.map(({ name }) => name)).toEqual(['Wallet 7'])
    expect((await read(id(700))).wallets).toEqual([])
  })

  it('is read for the chain family that the modal is open for', async () => {
    const { requests } = startDirectory()
    const kit = createTestKit(twoFamilies)
    const chains = async (search: string) => {
      await getQueryClient(kit).fetchQuery(walletSearchQueryOptions(kit, { search }))
      return requests.at(-1)?.searchParams.get('chains')
    }
    await kit.open({ namespace: 'solana' })
    expect(await chains('Wallet 1')).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    await kit.close()
    expect(await chains('Wallet 2')).toContain('eip155:1,eip155:137,solana:')
  })

  it('is read 40 wallets at a time, until there are no more', async () => {
    const { requests } = startDirectory()
    const kit = createTestKit({ excludeWalletIds: [id(3)] })
    const client = getQueryClient(kit)
    const observer = new InfiniteQueryObserver(client, walletsInfiniteQueryOptions(kit))
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    await observer.fetchNextPage()
    const { data, hasNextPage } = await observer.fetchNextPage()
    stop()
    expect(data?.pages.map((page) => page.wallets.length)).toEqual([40, 40, 9])
    expect(data?.pages[0]?.count).toBe(89)
    expect(hasNextPage).toBe(false)
    expect(Object.fromEntries(requests[1]?.searchParams ?? [])).toEqual({
      projectId: 'test',
      st: 'wallet-kit',
      sv: 'wallet-kit-0.1.0',
      page: '2',
      entries: '40',
      chains: 'eip155:1,eip155:137',
      exclude: id(3),
    })
  })

  it('is searched with the trimmed text and the badge, 100 at most', async () => {
    const { requests } = startDirectory()
    const kit = createTestKit()
    const options = walletSearchQueryOptions(kit, { search: '  Wallet 81 ', badge: 'certified' })
    const { wallets: found } = await getQueryClient(kit).fetchQuery(options)
    expect(found.map(({ name }) => name)).toEqual(['Wallet 81'])
    const query = Object.fromEntries(requests[0]?.searchParams ?? [])
    expect(query).toMatchObject({ search: 'Wallet 81', badge_type: 'certified', entries: '100', page: '1' })
  })

  it('recommends 4, without excluded and featured ones', async () => {
    startDirectory()
    const kit = createTestKit({ excludeWalletIds: [id(0)], featuredWalletIds: [id(2)] })
    const { wallets: found, count } = await getQueryClient(kit).fetchQuery(
      recommendedWalletsQueryOptions(kit),
    )
    expect(found.map(({ name }) => name)).toEqual(['Wallet 1', 'Wallet 3', 'Wallet 4', 'Wallet 5'])
    expect(count).toBe(88)
  })

  it('features what the host wants, in its order, and sends no request without', async () => {
    const { requests } = startDirectory()
    const kit = createTestKit({ featuredWalletIds: [id(7), id(2)] })
    const { wallets: found } = await getQueryClient(kit).fetchQuery(featuredWalletsQueryOptions(kit))
    expect(found.map(({ name }) => name)).toEqual(['Wallet 7', 'Wallet 2'])
    const without = createTestKit()
    const empty = await getQueryClient(without).fetchQuery(featuredWalletsQueryOptions(without))
    expect(empty).toEqual({ wallets: [], count: 0, dropped: 0 })
    expect(requests).toHaveLength(1)
  })

  it('lists a wallet once, whatever the directory says', async () => {
    const data = [
      { id: id(1), name: 'One' },
      { id: id(1), name: 'One' },
      { id: id(2), name: 'Two', rdns: null },
    ]
    onServices(getWalletsHandler({ baseUrl, reply: { data, count: 3 } }))
    const kit = createTestKit()
    const { wallets: found } = await getQueryClient(kit).fetchQuery(recommendedWalletsQueryOptions(kit))
    expect(found.map(({ name }) => name)).toEqual(['One', 'Two'])
  })

  // T14, T21, F3
  it('shows the good entries of a page with bad ones, and counts those', async () => {
    const bad = [
      null,
      7,
      [],
      { id: id(9) },
      { id: 'x', name: 'Bad id' },
      { id: id(8), name: 'N'.repeat(129) },
    ]
    const invisible = { id: id(7), name: '\u200b\u3164' }
    const data = [wallets[0], ...bad, invisible, wallets[1]]
    onServices(http.get(`${baseUrl}/getWallets`, () => HttpResponse.json({ data, count: 90 })))
    const kit = createTestKit()
    const page = await getQueryClient(kit).fetchQuery(recommendedWalletsQueryOptions(kit))
    expect(page.wallets.map(({ name }) => name)).toEqual(['Wallet 0', 'Wallet 1'])
    expect(page).toMatchObject({ count: 90, dropped: 7 })
  })

  // F3
  it.each([[[null]], [[{ id: id(7), name: '\u200b' }]]])(
    'refuses a page without any good entry',
    async (data) => {
      onServices(http.get(`${baseUrl}/getWallets`, () => HttpResponse.json({ data, count: 90 })))
      const kit = createTestKit()
      await expect(getQueryClient(kit).fetchQuery(recommendedWalletsQueryOptions(kit))).rejects.toMatchObject(
        { code: 'SERVICE_REPLY_INVALID' },
      )
    },
  )

  // F3
  it('lists wallets when the entry of an excluded or featured one is bad', async () => {
    const bad = { id: id(5), name: 'N'.repeat(129) }
    onServices(
      http.get(`${baseUrl}/getWallets`, ({ request }) => {
        const isNamed = new URL(request.url).searchParams.has('include')
        return HttpResponse.json({ data: isNamed ? [bad] : wallets.slice(0, 4), count: 4 })
      }),
    )
    const kit = createTestKit({ excludeWalletIds: [id(5)], featuredWalletIds: [id(5)] })
    const client = getQueryClient(kit)
    await expect(client.fetchQuery(recommendedWalletsQueryOptions(kit))).resolves.toMatchObject({
      wallets: wallets.slice(0, 4),
    })
    await expect(client.fetchQuery(featuredWalletsQueryOptions(kit))).resolves.toMatchObject({
      wallets: [],
      dropped: 1,
    })
  })

  // T14, T15, T27
  it('takes neither markup, nor an image of its own choice, nor an unknown rdns from an entry', async () => {
    const hostile = {
      id: id(1),
      name: ' <b>\u202eMeta\u200bMask\u0332\n ',
      image_url: 'https://tracker.test/pixel.png',
      description: '\u202e',
      rdns: 'io.metamask\u200b',
    }
    onServices(http.get(`${baseUrl}/getWallets`, () => HttpResponse.json({ data: [hostile], count: 1 })))
    const kit = createTestKit()
    const { wallets: found } = await getQueryClient(kit).fetchQuery(recommendedWalletsQueryOptions(kit))
    expect(found).toEqual([{ id: id(1), name: '<b>MetaMask', rdns: null }])
    expect(getWalletImageUrl(kit, hostile)).toBeUndefined()
  })

  it('has images at its own address, unless the host brought one', () => {
    const kit = createTestKit()
    expect(getWalletImageUrl(kit, { image_id: 'a/b', image_url: null })).toBe(
      'http://localhost:3000/directory/getWalletImage/a%2Fb?projectId=test&st=wallet-kit&sv=wallet-kit-0.1.0',
    )
    const custom = { id: id(1), name: 'Own', image_url: 'https://host.test/w.png' }
    expect(getWalletImageUrl(createTestKit({ customWallets: [custom] }), custom)).toBe(custom.image_url)
    expect(getWalletImageUrl(kit, custom)).toBeUndefined()
    expect(getWalletImageUrl(kit, {})).toBeUndefined()
    expect(getAssetImageUrl(kit, 'net')).toMatch(/\/directory\/public\/getAssetImage\/net\?/)
    const off = createTestKit({ services: { walletDirectory: false } })
    expect(getAssetImageUrl(off, 'net')).toBeUndefined()
  })
})

const createAnnounced = (rdns: string) => ({
  ...externalConnector({ id: rdns, name: rdns, providers: { eip155: {} } }),
  info: { rdns, uuid: '' },
})

describe('wallets that are announced later', () => {
  it('are installed as soon as they are there, in what was read before', async () => {
    onServices(
      getWalletsHandler({
        baseUrl,
        reply: { data: [{ id: id(1), name: 'Late', rdns: 'late.test' }], count: 1 },
      }),
    )
    const kit = createTestKit()
    const client = getQueryClient(kit)
    const read = async () => {
      const { wallets } = await client.fetchQuery(recommendedWalletsQueryOptions(kit))
      return matchConnectors(wallets, kit.stores.connectors.getState().connectors)
    }
    expect((await read())[0]?.connectorId).toBeUndefined()
    kit._internal.stores.connectors.set({ connectors: [createAnnounced('late.test')] })
    expect((await read())[0]?.connectorId).toBe('late.test')
  })
})

describe('excluded wallets', () => {
  it('are hidden when they are installed, once the directory has reported their names', async () => {
    onServices(
      getWalletsHandler({
        baseUrl,
        reply(request) {
          const isExcluded = new URL(request.url).searchParams.has('include')
          const data = isExcluded ? [{ id: id(1), name: 'Hidden', rdns: 'hidden.test' }] : []
          return { data, count: data.length }
        },
      }),
    )
    const kit = createTestKit({ excludeWalletIds: [id(1)] })
    kit._internal.stores.connectors.set({ connectors: ['hidden.test', 'shown.test'].map(createAnnounced) })
    expect(getShownConnectors(kit)).toHaveLength(2)
    await getQueryClient(kit).fetchQuery(recommendedWalletsQueryOptions(kit))
    expect(getShownConnectors(kit).map(({ id }) => id)).toEqual(['shown.test'])
  })
})

// T16, T21
describe('a directory that ignores the request', () => {
  function startStubborn() {
    const data = [id(1), id(2), id(3)].map((id, index) => ({ id, name: `W${index}`, rdns: `w${index}.test` }))
    return onServices(getWalletsHandler({ baseUrl, reply: () => ({ data, count: 1_000_000 }) }))
  }

  it('hides and features no wallet that was not requested', async () => {
    startStubborn()
    const kit = createTestKit({ excludeWalletIds: [id(1)], featuredWalletIds: [id(2)] })
    kit._internal.stores.connectors.set({ connectors: ['w0.test', 'w2.test'].map(createAnnounced) })
    const client = getQueryClient(kit)
    const recommended = await client.fetchQuery(recommendedWalletsQueryOptions(kit))
    expect(recommended.wallets.map(({ id }) => id)).toEqual([id(3)])
    expect(getShownConnectors(kit).map(({ id }) => id)).toEqual(['w2.test'])
    const featured = await client.fetchQuery(featuredWalletsQueryOptions(kit))
    expect(featured.wallets.map(({ id }) => id)).toEqual([id(2)])
  })

  it('shows no more wallets than were requested', async () => {
    const data = Array.from({ length: 90 }, (_, index) => ({ id: id(index), name: 'W' }))
    onServices(getWalletsHandler({ baseUrl, reply: () => ({ data, count: 90 }) }))
    const kit = createTestKit()
    const { wallets } = await getQueryClient(kit).fetchQuery(recommendedWalletsQueryOptions(kit))
    expect(wallets).toHaveLength(4)
  })

  it('is not read further when a page has nothing new', async () => {
    const { requests } = startStubborn()
    const kit = createTestKit()
    const observer = new InfiniteQueryObserver(getQueryClient(kit), walletsInfiniteQueryOptions(kit))
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    for (let page = 0; page < 5; page++) await observer.fetchNextPage()
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
    stop()
    expect(requests.length).toBeLessThanOrEqual(7)
  })
})

describe('a directory that fails', () => {
  it('says so when it is switched off', async () => {
    const kit = createTestKit({ services: { walletDirectory: false } })
    await expect(getQueryClient(kit).fetchQuery(recommendedWalletsQueryOptions(kit))).rejects.toMatchObject({
      code: 'SERVICE_DISABLED',
    })
  })

  it.each([
    ['html', HttpResponse.html('<html>captive</html>'), 'SERVICE_REPLY_INVALID'],
    ['another shape', HttpResponse.json({ data: 'no' }), 'SERVICE_REPLY_INVALID'],
    ['nothing', HttpResponse.json(null), 'SERVICE_REPLY_INVALID'],
    ['404', new HttpResponse('gone', { status: 404 }), 'HTTP_STATUS'],
  ])('is not asked again after %s', async (_, response, code) => {
    const { requests } = onServices(http.get(`${baseUrl}/getWallets`, () => response.clone()))
    const kit = createTestKit()
    await expect(
      getQueryClient(kit).fetchQuery({ ...recommendedWalletsQueryOptions(kit), retry: shouldRetry }),
    ).rejects.toMatchObject({ name: 'WalletKitError', code })
    expect(requests).toHaveLength(1)
  })

  // F7
  it.each([
    [401, 'PROJECT_ID_INVALID', 'Invalid App Configuration'],
    [403, 'APP_CONFIGURATION_INVALID', 'Invalid App Configuration'],
  ])('%i raises the matching alert, once', async (status, code, message) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onServices(getWalletsHandler({ baseUrl, fail: status }))
    const kit = createTestKit()
    for (const search of ['a', 'b']) {
      await expect(
        getQueryClient(kit).fetchQuery(walletSearchQueryOptions(kit, { search })),
      ).rejects.toMatchObject({ context: { status } })
    }
    expect(kit.stores.notices.getState().alert).toMatchObject({ code, message })
    expect(log.mock.calls.filter(([text]) => String(text).startsWith('[wallet-kit]'))).toHaveLength(1)
  })
})

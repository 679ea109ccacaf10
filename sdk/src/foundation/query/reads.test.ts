import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InfiniteQueryObserver, QueryObserver, skipToken } from '@tanstack/query-core'
import { getIdentityQueryOptions } from '@wallet-kit/clients/data-service/query'
import { getWallets } from '@wallet-kit/clients/wallet-directory/client'
import {
  getWalletsInfiniteQueryOptions,
  getWalletsQueryOptions,
} from '@wallet-kit/clients/wallet-directory/query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { identityQueryOptions, identityRead } from '../../account/names/identity.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import {
  featuredWalletsRead,
  recommendedWalletsQueryOptions,
  recommendedWalletsRead,
  walletSearchRead,
  walletsInfiniteQueryOptions,
  walletsInfiniteRead,
} from '../../wallets/directory/reads.ts'
import { getQueryClient } from './getQueryClient.ts'

const address = firstAddress
const hostileName = ' Meta\u200bMask\u202e'
const listed = { id: '1'.repeat(64), name: hostileName, image_url: 'https://tracker.test/pixel.png' }
const clean = { id: listed.id, name: 'MetaMask', rdns: null }

/** A kit whose services are a real server, and the paths of its requests. */
async function startServices({ status = 200 } = {}) {
  const paths: string[] = []
  const reply: RequestListener = ({ url = '' }, response) => {
    paths.push(url.split('?')[0] ?? '')
    const isDirectory = url.startsWith('/directory')
    const body = isDirectory
      ? { data: [listed], count: 89 + paths.length }
      : { name: 'vit\u0430lik.eth', avatar: 'https://tracker.test/a.png' }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer(reply).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const services = {
    walletDirectory: `${origin}/directory`,
    dataService: `${origin}/data`,
    relay: false as const,
  }
  const kit = createTestKit({ services })
  onTestFinished(() => kit.destroy())
  return { kit, paths, client: getQueryClient(kit) }
}

/** Parameters of a read that is not skipped. */
function given<Parameters>(parameters: Parameters): Exclude<Parameters, typeof skipToken> {
  expect(parameters).not.toBe(skipToken)
  return parameters as Exclude<Parameters, typeof skipToken>
}

/** The generated options with those of the read, as in a generated hook. */
function observeWallets(kit: AppKit) {
  const { client, parameters, options } = recommendedWalletsRead(kit)
  return { ...getWalletsQueryOptions(client, given(parameters)), ...options }
}
function observeIdentity(kit: AppKit) {
  const { client, parameters, options } = identityRead(kit, { address })
  return { ...getIdentityQueryOptions(client, given(parameters)), ...options }
}
function observePages(kit: AppKit) {
  const { client, parameters, options } = walletsInfiniteRead(kit)
  return { ...getWalletsInfiniteQueryOptions(client, given(parameters)), ...options }
}

// T14, T15, T27
describe('the generated query options of a read', () => {
  it('cache wallets that are safe to show', async () => {
    const { kit, client } = await startServices()
    const options = observeWallets(kit)
    await client.fetchQuery(options)
    expect(client.getQueryData(options.queryKey)).toMatchObject({ data: [clean], count: 90 })
    expect(new QueryObserver(client, options).getCurrentResult().data?.wallets).toEqual([clean])
  })

  it('cache a name that is normal by ENSIP-15, and no image of another server', async () => {
    const { kit, client } = await startServices()
    const options = observeIdentity(kit)
    await client.fetchQuery(options)
    expect(client.getQueryData(options.queryKey)).toEqual({ name: null, avatar: null })
  })

  it('share the entry of the query options', async () => {
    const { kit, client, paths } = await startServices()
    await expect(client.fetchQuery(recommendedWalletsQueryOptions(kit))).resolves.toMatchObject({
      wallets: [clean],
    })
    await client.fetchQuery(observeWallets(kit))
    await client.fetchInfiniteQuery(walletsInfiniteQueryOptions(kit))
    await client.fetchInfiniteQuery(observePages(kit))
    await client.fetchQuery(observeIdentity(kit))
    await client.fetchQuery(identityQueryOptions(kit, { address }))
    const identity = `/data/v1/identity/${address.toLowerCase()}`
    expect(paths).toEqual(['/directory/getWallets', '/directory/getWallets', identity])
  })

  it('stop at a directory that repeats itself', async () => {
    const { kit, client } = await startServices()
    const observer = new InfiniteQueryObserver(client, observePages(kit))
    onTestFinished(observer.subscribe(() => undefined))
    await expect(observer.refetch()).resolves.toMatchObject({ data: { hasMore: true } })
    const { data } = await observer.fetchNextPage()
    expect(data).toMatchObject({ pages: [{ wallets: [clean] }, { wallets: [clean] }], hasMore: false })
  })

  it('keep replies recognisable when they are read again', async () => {
    const { kit, client } = await startServices()
    const observer = new QueryObserver(client, observeWallets(kit))
    onTestFinished(observer.subscribe(() => undefined))
    await observer.refetch()
    await client.fetchQuery({ ...recommendedWalletsQueryOptions(kit), staleTime: 0 })
    expect(observer.getCurrentResult()).toMatchObject({
      status: 'success',
      data: { wallets: [clean], count: 91 },
    })
  })
})

// T14, T15, T27
describe('a raw reply that other code has cached under the key of a read', () => {
  const refused = { status: 'error', data: undefined, error: { code: 'SERVICE_REPLY_INVALID' } }

  it('is not shown as wallets', async () => {
    const { kit, client } = await startServices()
    const options = observeWallets(kit)
    client.setQueryData(options.queryKey, { data: [listed], count: 1 })
    expect(new QueryObserver(client, options).getCurrentResult()).toMatchObject(refused)
  })

  it('is not shown as a page of wallets', async () => {
    const { kit, client } = await startServices()
    const options = observePages(kit)
    client.setQueryData(options.queryKey, { pages: [{ data: [listed], count: 1 }], pageParams: [1] })
    expect(new InfiniteQueryObserver(client, options).getCurrentResult()).toMatchObject(refused)
  })

  it('is not shown as a name', async () => {
    const { kit, client } = await startServices()
    const options = observeIdentity(kit)
    client.setQueryData(options.queryKey, { name: hostileName, avatar: null })
    expect(new QueryObserver(client, options).getCurrentResult()).toMatchObject(refused)
  })
})

describe('the client of a read', () => {
  // F6
  it("fails with the kit's errors, and reports a refused project", async () => {
    const { kit } = await startServices({ status: 401 })
    const { client, parameters } = recommendedWalletsRead(kit)
    await expect(getWallets(client, given(parameters))).rejects.toMatchObject({
      code: 'HTTP_STATUS',
      context: { service: 'walletDirectory', operation: 'getWallets', status: 401 },
    })
    expect(kit.stores.notices.getState().alert).toMatchObject({ code: 'PROJECT_ID_INVALID' })
  })

  // T27, F25
  it('sends nothing after destroy', async () => {
    const { kit, paths } = await startServices()
    const { client, parameters } = recommendedWalletsRead(kit)
    kit.destroy()
    await expect(getWallets(client, given(parameters))).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(paths).toEqual([])
  })

  it('takes at least 300 ms to search', async () => {
    const { kit } = await startServices()
    const { client, parameters } = walletSearchRead(kit, { search: 'meta' })
    const start = performance.now()
    await getWallets(client, given(parameters))
    expect(performance.now() - start).toBeGreaterThanOrEqual(290)
  })
})

it('nothing is requested where there is nothing to ask for', () => {
  const kit = createTestKit()
  expect(featuredWalletsRead(kit).parameters).toBe(skipToken)
  expect(identityRead(kit, { address, caipNetworkId: 'eip155:99' }).parameters).toBe(skipToken)
})

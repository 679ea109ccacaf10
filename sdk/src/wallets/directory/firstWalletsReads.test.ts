import { getWalletsHandler } from '@wallet-kit/clients/wallet-directory/handlers'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createTestKit } from '../../test/testPage.test.helper.ts'
import { firstWalletsReads } from './firstWalletsReads.ts'
import { featuredWalletsQueryOptions, recommendedWalletsQueryOptions } from './reads.ts'

const baseUrl = 'http://localhost:3000/directory'
const id = (index: number) => index.toString(16).padStart(64, '0')
const wallets = Array.from({ length: 9 }, (_, index) => ({ id: id(index), name: `Wallet ${index}` }))

/** A directory that answers as `failures` says, then with wallets. */
function startDirectory(...failures: Response[]) {
  return onServices(
    http.all(`${baseUrl}/*`, () => failures.shift()),
    getWalletsHandler({
      baseUrl,
      reply(request) {
        const { searchParams } = new URL(request.url)
        const include = searchParams.get('include')?.split(',')
        const found = wallets.filter(({ id }) => include?.includes(id) ?? true)
        return { data: found.slice(0, Number(searchParams.get('entries'))), count: found.length }
      },
    }),
  )
}

describe('a first read', () => {
  it('is one request, however often it is asked for, and known from then on', async () => {
    const { requests } = startDirectory()
    const kit = createTestKit()
    const { recommended } = firstWalletsReads(kit)
    expect(recommended.getKnown()).toBeUndefined()
    const [page] = await Promise.all([recommended.load(), firstWalletsReads(kit).recommended.load()])
    expect(page).toMatchObject({ wallets: wallets.slice(0, 4), count: 9 })
    expect(await recommended.load()).toBe(page)
    expect(firstWalletsReads(kit).recommended.getKnown()).toBe(page)
    expect(requests).toHaveLength(1)
  })

  it('is what the query cache begins with', async () => {
    const { requests } = startDirectory()
    const kit = createTestKit({ featuredWalletIds: [id(7), id(2)] })
    const { recommended, featured } = firstWalletsReads(kit)
    const pages = [await recommended.load(), await featured.load()]
    const client = getQueryClient(kit)
    const cached = [
      await client.fetchQuery(recommendedWalletsQueryOptions(kit)),
      await client.fetchQuery(featuredWalletsQueryOptions(kit)),
    ]
    expect(cached).toEqual(pages)
    expect(cached[1]?.wallets.map(({ name }) => name)).toEqual(['Wallet 7', 'Wallet 2'])
    expect(requests).toHaveLength(2)
  })

  it('is not due without featured wallets, or without a directory', () => {
    expect(firstWalletsReads(createTestKit()).featured.isDue).toBe(false)
    expect(firstWalletsReads(createTestKit()).recommended.isDue).toBe(true)
    const without = createTestKit({ services: { walletDirectory: false } })
    expect(firstWalletsReads(without).recommended.isDue).toBe(false)
  })

  it('is as old for a cache as it is', async () => {
    const { requests } = startDirectory()
    const kit = createTestKit()
    const { recommended } = firstWalletsReads(kit)
    await recommended.load()
    const { initialDataUpdatedAt } = recommendedWalletsQueryOptions(kit)
    expect(initialDataUpdatedAt?.()).toBeLessThanOrEqual(Date.now())
    vi.useFakeTimers({ now: Date.now() + 300_000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(initialDataUpdatedAt?.()).toBeUndefined()
    expect(recommended.getKnown()).toBeUndefined()
    await recommended.load()
    expect(requests).toHaveLength(2)
  })

  it('knows what a cache has read, which does not fall back to what is older', async () => {
    const { requests } = startDirectory()
    const kit = createTestKit()
    const client = getQueryClient(kit)
    const read = () => client.fetchQuery(recommendedWalletsQueryOptions(kit))
    const first = await read()
    const { recommended } = firstWalletsReads(kit)
    expect(await recommended.load()).toBe(first)
    await client.invalidateQueries()
    const second = await read()
    expect(second).not.toBe(first)
    expect(recommended.getKnown()).toBe(second)
    client.clear()
    expect(await read()).toBe(second)
    expect(requests).toHaveLength(2)
  })
})

// F5, F6
describe('a first read that fails', () => {
  const unavailable = () => HttpResponse.json({}, { status: 503, headers: { 'retry-after': '1' } })

  it('is tried again, and reports the failure meanwhile', async () => {
    const { requests } = startDirectory(unavailable(), unavailable())
    const { recommended } = firstWalletsReads(createTestKit())
    const onFailure = vi.fn()
    const page = await recommended.load(onFailure)
    expect(page.count).toBe(9)
    expect(onFailure).toHaveBeenCalledTimes(1)
    expect(recommended.getKnown()).toBe(page)
    expect(requests).toHaveLength(3)
  })

  it('is shared by calls before its end, which do not shorten the pause', async () => {
    const { requests } = startDirectory(unavailable())
    const kit = createTestKit()
    const first = firstWalletsReads(kit).recommended.load()
    await new Promise<void>((resolve) => void firstWalletsReads(kit).recommended.load(resolve))
    const late = vi.fn()
    const later = firstWalletsReads(kit).recommended.load(late)
    await vi.waitFor(() => expect(late).toHaveBeenCalled())
    expect(requests).toHaveLength(1)
    expect(await later).toBe(await first)
    expect(requests).toHaveLength(2)
  })

  it('ends after three attempts, and can be asked for again', async () => {
    const { requests } = startDirectory(unavailable(), unavailable(), unavailable())
    const { recommended } = firstWalletsReads(createTestKit())
    await expect(recommended.load()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(requests).toHaveLength(3)
    expect((await recommended.load()).wallets).toHaveLength(4)
  })

  it('is not tried again when another attempt cannot succeed', async () => {
    const { requests } = startDirectory(new HttpResponse(null, { status: 404 }))
    const { recommended } = firstWalletsReads(createTestKit())
    await expect(recommended.load()).rejects.toThrow()
    expect(requests).toHaveLength(1)
  })
})

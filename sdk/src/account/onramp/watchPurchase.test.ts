// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { createMemoryStorage, createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import { tokensQueryOptions } from '../tokens/tokensQueryOptions.ts'
import { getPurchasePage } from './getPurchasePage.ts'
import { openPurchase } from './openPurchase.ts'
import { getOpenPurchases } from './openPurchases.ts'
import { getPurchase } from './purchases.ts'
import { watchOpenPurchases } from './watchPurchase.ts'

const caipNetworkId = 'eip155:1'

/** Answers of the services; a test changes them between two looks. */
interface World {
  usdc: string
  readonly purchases: { id: string; status: string }[]
  isDown: boolean
  readonly requests: string[]
}

function startWorld(): World {
  const world: World = { usdc: '10', purchases: [], isDown: false, requests: [] }
  const bodyOf = (path: string) => {
    if (path.endsWith('/supported-chains')) return { http: [caipNetworkId], ws: [] }
    if (path.endsWith('/onrampurl')) return { url: 'https://pay.coinbase.com/buy?session=1' }
    if (path.endsWith('/history')) {
      const data = world.purchases.map(({ id, status }) => ({
        id,
        metadata: {
          operationType: 'buy',
          hash: id,
          minedAt: '2026-03-01T08:00:00Z',
          sentFrom: 'Coinbase',
          sentTo: firstAddress,
          status: `ONRAMP_TRANSACTION_STATUS_${status}`,
          nonce: 1,
          chain: caipNetworkId,
        },
        transfers: [],
      }))
      return { data, next: null }
    }
    const quantity = { decimals: '6', numeric: world.usdc }
    const token = {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: caipNetworkId,
      price: 1,
      quantity,
      iconUrl: '',
    }
    return {
      balances: [{ ...token, address: `${caipNetworkId}:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48` }],
    }
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    world.requests.push(pathname)
    if (world.isDown) return new Response('busy', { status: 503 })
    return Response.json(bodyOf(pathname))
  })
  return world
}

/** A purchase that has just been begun. */
async function begin(world: World, provider: 'coinbase' | 'meld' = 'coinbase') {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const kit = createTestKit()
  const page = await getPurchasePage(kit, { provider, symbol: 'USDC', amount: '50', address: firstAddress })
  openPurchase(kit, page)
  await pass(100)
  world.requests.length = 0
  const status = () => getPurchase(kit).getState().current?.status
  return { kit, open, page, status }
}

async function pass(ms: number): Promise<void> {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
}

const looks = ({ requests }: World) => requests.filter((path) => path.endsWith('/balance')).length

let world: World

beforeEach(() => {
  vi.useFakeTimers()
  world = startWorld()
  onTestFinished(() => void vi.useRealTimers())
})
afterEach(() => void vi.restoreAllMocks())

describe('a purchase', () => {
  // T13
  it('opens the page immediately, in a window of its own that cannot reach this one', async () => {
    const { open, status } = await begin(world)
    expect(open.mock.calls).toEqual([
      ['https://pay.coinbase.com/buy?session=1', '_blank', 'noreferrer noopener width=600 height=800'],
    ])
    expect(status()).toBe('waiting')
  })

  // T10, T30
  it.each(['https://pay.coinbase.com', 'https://evil.example', 'null', location.origin])(
    'is not changed by a message of %s',
    async (origin) => {
      const { status, page } = await begin(world)
      const listeners = vi.spyOn(window, 'addEventListener')
      const data = { status: 'received', type: 'onramp_success', url: 'https://evil.example', page }
      for (const message of [data, JSON.stringify(data), null])
        window.dispatchEvent(new MessageEvent('message', { origin, data: message, source: window as never }))
      await pass(100)
      expect(status()).toBe('waiting')
      expect(location.href).not.toContain('evil')
      expect(listeners.mock.calls.map(([name]) => name)).not.toContain('message')
    },
  )

  it('is received when the balance has risen, which is looked at every 4 s', async () => {
    const { kit, status } = await begin(world)
    const tokens = tokensQueryOptions(kit, { address: firstAddress, caipNetworkId })
    await pass(3_800)
    expect(looks(world)).toBe(0)
    await pass(200)
    expect(looks(world)).toBe(1)
    expect(status()).toBe('waiting')
    world.usdc = '58.5'
    await pass(4_000)
    expect(status()).toBe('received')
    await pass(60_000)
    expect(looks(world)).toBe(2)
    expect(getQueryClient(kit).getQueryState(tokens.queryKey)?.isInvalidated).toBe(true)
  })

  it('is not received when something was there before, or when the balance falls', async () => {
    world.purchases.push({ id: 'old', status: 'SUCCESS' })
    const { status } = await begin(world)
    world.usdc = '9'
    await pass(8_000)
    expect(status()).toBe('waiting')
    // Restores the balance.
    world.usdc = '10'
    await pass(4_000)
    expect(status()).toBe('waiting')
  })

  it.each([
    ['SUCCESS', 'received'],
    ['FAILED', 'failed'],
    ['IN_PROGRESS', 'processing'],
  ])('that the provider reports as %s is %s', async (reported, expected) => {
    const { status } = await begin(world)
    world.purchases.unshift({ id: 'new', status: reported })
    await pass(4_000)
    expect(status()).toBe(expected)
  })

  it('is looked for at the chain alone where the provider reports nothing', async () => {
    const { status } = await begin(world, 'meld')
    await pass(4_000)
    expect(world.requests.some((path) => path.endsWith('/history'))).toBe(false)
    world.usdc = '11'
    await pass(4_000)
    expect(status()).toBe('received')
  })

  it('is looked for again after a failure of the service', async () => {
    const { status } = await begin(world)
    world.isDown = true
    await pass(12_000)
    expect(status()).toBe('waiting')
    world.isDown = false
    world.purchases.unshift({ id: 'new', status: 'SUCCESS' })
    await pass(4_000)
    expect(status()).toBe('received')
  })

  it('is given up after 180 s, and looked for again when the visitor returns', async () => {
    const { status } = await begin(world)
    await pass(179_000)
    expect(status()).toBe('waiting')
    await pass(8_000)
    expect(status()).toBe('unknown')
    const count = looks(world)
    await pass(60_000)
    expect(looks(world)).toBe(count)
    world.usdc = '60'
    window.dispatchEvent(new Event('focus'))
    await pass(100)
    expect(status()).toBe('received')
  })

  it('has three minutes more after each return', async () => {
    const { status } = await begin(world)
    await pass(170_000)
    window.dispatchEvent(new Event('focus'))
    await pass(170_000)
    expect(status()).toBe('waiting')
    await pass(20_000)
    expect(status()).toBe('unknown')
  })

  it('is looked at as soon as the visitor returns', async () => {
    await begin(world)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(10)
    expect(looks(world)).toBe(1)
  })

  it('is not watched any more once another one is begun, or the kit is destroyed', async () => {
    const { kit, page } = await begin(world)
    openPurchase(kit, page)
    await pass(100)
    world.requests.length = 0
    await pass(4_000)
    expect(looks(world)).toBe(1)
    kit.destroy()
    await pass(20_000)
    expect(looks(world)).toBe(1)
    openPurchase(kit, page)
    expect(window.open).toHaveBeenCalledTimes(2)
  })
})

describe('a purchase that was begun before the page was loaded', () => {
  /** Begins one, leaves the page after the first look, and comes back. */
  async function comeBack(away = 60_000) {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const storage = createMemoryStorage()
    const first = createTestKit({ storage })
    openPurchase(
      first,
      await getPurchasePage(first, { provider: 'coinbase', symbol: 'USDC', address: firstAddress }),
    )
    await pass(100)
    first.destroy()
    await pass(away)
    world.requests.length = 0
    const kit = createTestKit({ storage })
    const open = () =>
      getOpenPurchases(kit)
        .getState()
        .list.map(({ status }) => status)
    return { kit, storage, open }
  }

  it('is open, and nothing is requested before it is watched', async () => {
    const { open } = await comeBack()
    expect(open()).toEqual(['waiting'])
    await pass(10_000)
    expect(world.requests).toEqual([])
  })

  it('is closed when the balance is higher than it was before it', async () => {
    const { kit, storage, open } = await comeBack()
    world.usdc = '58.5'
    const stop = watchOpenPurchases(kit)
    await pass(100)
    expect(open()).toEqual([])
    expect(storage.getItem('@appkit/open_purchases')).toBeNull()
    stop()
  })

  it('is not watched any more when the view is closed', async () => {
    const { kit, open } = await comeBack()
    watchOpenPurchases(kit)()
    world.usdc = '58.5'
    await pass(10_000)
    expect(open()).toEqual(['waiting'])
  })

  it('is forgotten after an hour', async () => {
    const { open } = await comeBack(60 * 60_000)
    expect(open()).toEqual([])
  })
})

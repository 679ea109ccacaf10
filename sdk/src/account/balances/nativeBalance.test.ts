import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { createNode } from '../../test/nodes.test.helper.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createMemoryStorage, createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import { balanceLife } from './balanceCache.ts'
import { getNativeBalance } from './getNativeBalance.ts'
import { nativeBalanceQueryOptions } from './nativeBalanceQueryOptions.ts'

const nodeUrl = 'http://localhost:3000/node/1'

/** A node of Ethereum that knows one balance. */
const node = (url: string, balance: string) =>
  createNode(url, { eth_chainId: '0x1', eth_getBalance: balance })

const balanceCalls = (calls: readonly { readonly method: string }[]) =>
  calls.filter(({ method }) => method === 'eth_getBalance').length

const down = (url: string) => http.post(url, () => new HttpResponse('down', { status: 400 }))
const caipNetworkId = 'eip155:1'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the native balance', () => {
  it('is read from the node of the active network, once in 30 seconds', async () => {
    const { calls, handler } = node(nodeUrl, '0xde0b6b3a7640001')
    onServices(handler)
    const kit = createTestKit()
    const balance = { value: 1_000_000_000_000_000_001n, decimals: 18, symbol: 'ETH' }
    await expect(getNativeBalance(kit, { address: firstAddress })).resolves.toEqual(balance)
    await expect(getNativeBalance(kit, { address: firstAddress.toLowerCase() })).resolves.toEqual(balance)
    expect(calls).toMatchObject([
      { method: 'eth_chainId' },
      { method: 'eth_getBalance', params: [firstAddress, 'latest'] },
    ])
  })

  it('survives a reload for as long as it is good', async () => {
    const { calls, handler } = node(nodeUrl, '0x5')
    onServices(handler)
    const storage = createMemoryStorage()
    const parameters = { address: firstAddress, caipNetworkId } as const
    await getNativeBalance(createTestKit({ storage }), parameters)
    await expect(getNativeBalance(createTestKit({ storage }), parameters)).resolves.toEqual({
      value: 5n,
      decimals: 18,
      symbol: 'ETH',
    })
    expect(balanceCalls(calls)).toBe(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + balanceLife + 1 })
    await getNativeBalance(createTestKit({ storage }), parameters)
    expect(balanceCalls(calls)).toBe(2)
  })

  // F28
  it.each([
    ['an hour', 3_600_000],
    ['two days', 172_800_000],
  ])('is read again after a sleep of %s, in which no timer ran', async (_, pause) => {
    const { calls, handler } = node(nodeUrl, '0x5')
    onServices(handler)
    const kit = createTestKit()
    await getNativeBalance(kit, { address: firstAddress })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pause })
    await getNativeBalance(kit, { address: firstAddress })
    expect(balanceCalls(calls)).toBe(2)
  })

  it('shares one request between reads of one tick', async () => {
    const { handler } = node(nodeUrl, '0x1')
    const { requests } = onServices(handler)
    const kit = createTestKit()
    await Promise.all(
      ['1', '2', '3'].map((digit) =>
        getNativeBalance(kit, { address: `0x${digit.repeat(40)}`, caipNetworkId }),
      ),
    )
    expect(requests).toHaveLength(1)
  })

  it('comes from the next address when the first node is down', async () => {
    onServices(down('http://localhost:3000/node/broken'), node(nodeUrl, '0x2').handler)
    const kit = createTestKit({
      customRpcUrls: { 'eip155:1': [{ url: 'http://localhost:3000/node/broken' }] },
    })
    await expect(getNativeBalance(kit, { address: firstAddress, caipNetworkId })).resolves.toMatchObject({
      value: 2n,
    })
  })

  // F25
  it('is no longer asked for when the kit is destroyed, and not asked for afterwards', async () => {
    const requests: Request[] = []
    vi.stubGlobal(
      'fetch',
      (request: Request) =>
        new Promise((_, reject) => {
          requests.push(request)
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    )
    const kit = createTestKit()
    const reading = getNativeBalance(kit, { address: firstAddress, caipNetworkId })
    reading.catch(() => undefined)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    kit.destroy()
    await expect(reading).rejects.toBeDefined()
    await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true))
    await expect(getNativeBalance(kit, { address: firstAddress, caipNetworkId })).rejects.toBeDefined()
    expect(requests).toHaveLength(1)
  })

  it('needs an account', async () => {
    await expect(getNativeBalance(createTestKit())).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })

  it('shows one toast when it fails, and leaves the node alone for 30 seconds', async () => {
    const { requests, server } = onServices(down(nodeUrl))
    const kit = createTestKit()
    const client = getQueryClient(kit)
    const options = nativeBalanceQueryOptions(kit, { address: firstAddress, caipNetworkId })
    const expectFailure = () =>
      expect(client.fetchQuery(options)).rejects.toMatchObject({
        code: 'BALANCE_UNAVAILABLE',
        message: 'Token Balance Unavailable',
      })
    await expectFailure()
    const asked = requests.length
    await vi.waitFor(() =>
      expect(kit.stores.notices.getState().toast).toMatchObject({ id: 1, key: 'balanceUnavailable' }),
    )
    await expectFailure()
    await expectFailure()
    expect(requests).toHaveLength(asked)
    expect(kit.stores.notices.getState().toast?.id).toBe(1)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + balanceLife })
    server.use(node(nodeUrl, '0x3').handler)
    await expect(client.fetchQuery(options)).resolves.toMatchObject({ value: 3n })
  })

  it('fails in the same way on a network without nodes or one that is not offered', async () => {
    const network = {
      id: 7,
      name: 'None',
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: {},
    }
    const kit = createTestKit({ networks: [network] })
    for (const [caipNetworkId, code] of [
      ['eip155:7', 'TRANSPORT_URL_MISSING'],
      ['eip155:8', 'CHAIN_NOT_SUPPORTED'],
    ] as const) {
      const balance = getNativeBalance(kit, { address: firstAddress, caipNetworkId })
      await expect(balance).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE', cause: { code } })
    }
  })
})

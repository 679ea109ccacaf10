// @vitest-environment happy-dom
import { getBalanceHandler, getSupportedChainsHandler } from '@wallet-kit/clients/data-service/handlers'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import { measureSeconds } from '../../test/measureSeconds.test.helper.ts'
import { createNode } from '../../test/nodes.test.helper.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  ethereum,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { refreshAccount } from '../transactions/refreshAccount.ts'
import { getTokens } from './getTokens.ts'

const baseUrl = 'http://localhost:3000/data'
const node = 'http://localhost:3000/node/1'
const supported = { assetDiscovery: { supported: true } }
const coin = {
  address: 'native',
  balance: '0xde0b6b3a7640000',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 1_800.5, iconUrl: '' },
}
const token = {
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  balance: '0x17d7840',
  type: 'ERC20',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 1, iconUrl: '' },
}
const oneCoin = createNode(node, {
  eth_chainId: '0x1',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_call: '0x',
})

describe('tokens without the service', () => {
  const uncovered = getSupportedChainsHandler({ baseUrl, reply: { http: [], ws: [] } })

  it('are those of the wallet, where it can say them', async () => {
    onServices(uncovered)
    const { kit } = await connected({
      wallet_getCapabilities: { '0x1': supported },
      wallet_getAssets: { '0x1': [coin, token] },
    })
    const list = await getTokens(kit)
    expect(list).toMatchObject({ source: 'wallet', currency: 'usd', total: '1825.5' })
    expect(list.tokens.map(({ symbol, amount }) => [symbol, amount])).toEqual([
      ['ETH', 10n ** 18n],
      ['USDC', 25_000_000n],
    ])
  })

  it('of the host app’s own have its image, by network id as by CAIP-2 id', async () => {
    onServices(uncovered)
    const image = 'https://images.example/usdc.png'
    for (const network of ['1', 'eip155:1']) {
      const { kit } = await connected(
        { wallet_getCapabilities: { '0x1': supported }, wallet_getAssets: { '0x1': [coin, token] } },
        { tokens: { [network]: { address: token.address.toUpperCase().replace('X', 'x'), image } } },
      )
      const { tokens } = await getTokens(kit)
      expect(tokens.map(({ symbol, iconUrl }) => [symbol, iconUrl])).toEqual([
        ['ETH', undefined],
        ['USDC', image],
      ])
      kit.destroy()
    }
  })

  it.each([
    ['does not announce that', { wallet_getCapabilities: {}, wallet_getAssets: { '0x1': [coin] } }],
    ['has no tokens of the network', { wallet_getCapabilities: { '0x1': supported }, wallet_getAssets: {} }],
    ['returns nonsense', { wallet_getCapabilities: { '0x1': supported }, wallet_getAssets: [1] }],
  ])('are the chain’s where the wallet %s', async (_, replies) => {
    onServices(uncovered, oneCoin.handler)
    const { kit } = await connected(replies)
    expect(await getTokens(kit)).toMatchObject({
      source: 'chain',
      tokens: [{ symbol: 'ETH', amount: 10n ** 18n }],
    })
  })

  it('are not the wallet’s for another account than its own', async () => {
    onServices(uncovered, oneCoin.handler)
    const { kit, asked } = await connected({
      wallet_getCapabilities: { '0x1': supported },
      wallet_getAssets: { '0x1': [coin] },
    })
    const address = '0x00000000000000000000000000000000000000aa'
    expect(await getTokens(kit, { address })).toMatchObject({ source: 'chain' })
    expect(asked('wallet_getAssets')).toEqual([])
  })
})

it('tokens of a test network are worth nothing, and the service is not asked', async () => {
  const { requests } = onServices(oneCoin.handler)
  createTestWallet()
  const kit = createTestKit({ networks: [{ ...ethereum, testnet: true }] })
  await connect(kit, { connectorId: 'test.wallet' })
  const list = await getTokens(kit)
  expect(list).toMatchObject({ source: 'chain', total: '0' })
  expect(list.tokens[0]?.value).toBeUndefined()
  expect(requests.every(({ href }) => href.startsWith(node))).toBe(true)
})

it('tokens of the service are in the currency that was asked for', async () => {
  const quantity = { decimals: '6', numeric: '25.5' }
  const { requests } = onServices(
    getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1'], ws: [] } }),
    getBalanceHandler({
      baseUrl,
      reply: {
        balances: [
          {
            ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 0.9, quantity, iconUrl: '' },
            address: `eip155:1:${token.address}`,
          },
        ],
      },
    }),
  )
  const list = await getTokens(createTestKit(), { address: firstAddress, currency: 'eur' })
  expect(list).toMatchObject({ source: 'service', currency: 'eur', total: '22.95' })
  expect(requests[1]?.searchParams.get('currency')).toBe('eur')
})

it('after a transaction the service reads the coin and the known tokens anew', async () => {
  const { requests } = onServices(
    getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1'], ws: [] } }),
    getBalanceHandler({
      baseUrl,
      reply: {
        balances: [
          {
            ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
            quantity: { decimals: '6', numeric: '25.5' },
            address: `eip155:1:${token.address}`,
          },
        ],
      },
    }),
  )
  const kit = createTestKit()
  const account = { address: firstAddress }
  await getTokens(kit, account)
  await refreshAccount(kit, toAccountKey('eip155:1', firstAddress))
  await getTokens(kit, account)
  await refreshAccount(kit, toAccountKey('eip155:1', secondAddress))
  await getTokens(kit, { address: secondAddress })
  const asked = requests.filter(({ pathname }) => pathname.endsWith('/balance'))
  const fresh = `eip155:1:0x${'e'.repeat(40)},eip155:1:${token.address}`
  expect(asked.map(({ searchParams }) => searchParams.get('forceUpdate'))).toEqual([
    null,
    fresh,
    `eip155:1:0x${'e'.repeat(40)}`,
  ])
})

describe('BALANCE_NOT_READY: tokens that the service is still collecting', () => {
  /** The service, which has collected the tokens when it is asked for the `times + 1`st time. */
  const onCollecting = (times: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    let asked = 0
    onServices(
      getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1'], ws: [] } }),
      http.get(`${baseUrl}/v1/account/:address/balance`, () => {
        asked += 1
        return asked > times
          ? HttpResponse.json({ balances: [] })
          : HttpResponse.json({ status: 'NOT_READY' }, { status: 202 })
      }),
    )
    return { asked: () => asked }
  }

  it('are asked for again after 2, 4 and 8 s', async () => {
    const service = onCollecting(3)
    const reading = getTokens(createTestKit(), { address: firstAddress })
    const seconds = await measureSeconds(reading)
    expect(seconds).toBeGreaterThanOrEqual(14)
    expect(seconds).toBeLessThanOrEqual(20)
    await expect(reading).resolves.toMatchObject({ source: 'service', tokens: [] })
    expect(service.asked()).toBe(4)
  })

  it('are given up after 3 minutes, and are not taken for a failure of the service', async () => {
    const service = onCollecting(Number.POSITIVE_INFINITY)
    const kit = createTestKit()
    const reading = getTokens(kit, { address: firstAddress })
    expect(await measureSeconds(reading, 240)).toBeGreaterThanOrEqual(180)
    await expect(reading).rejects.toMatchObject({ code: 'BALANCE_NOT_READY' })
    expect(service.asked()).toBe(8)
    expect(kit.stores.notices.getState().toast).toBeUndefined()
  })
})

// T7, T22
it('the network’s own coin has its own name and decimals, whatever the service calls it', async () => {
  const coinOf = (decimals: string, numeric: string) => ({
    ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1_800, iconUrl: '' },
    quantity: { decimals, numeric },
  })
  onServices(
    getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1'], ws: [] } }),
    getBalanceHandler({ baseUrl, reply: { balances: [coinOf('20', '1.5')] } }),
  )
  expect(await getTokens(createTestKit(), { address: firstAddress })).toMatchObject({
    tokens: [{ name: 'Ether', symbol: 'ETH', decimals: 18, amount: 15n * 10n ** 17n }],
  })
})

// T7
it('the network’s own coin is known by its marker in the place of a contract, never by its symbol', async () => {
  const etherAt = (address: string) => ({
    ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 0, iconUrl: '', address },
    quantity: { decimals: '18', numeric: '1' },
  })
  const balances = [`eip155:1:0x${'Ee'.repeat(20)}`, `eip155:1:${token.address}`].map(etherAt)
  onServices(
    getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1'], ws: [] } }),
    getBalanceHandler({ baseUrl, reply: { balances } }),
  )
  const { tokens } = await getTokens(createTestKit(), { address: firstAddress })
  expect(tokens.map(({ address, isSuspicious }) => [address, isSuspicious])).toEqual([
    [undefined, false],
    [token.address, true],
  ])
})

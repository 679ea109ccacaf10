import { HttpResponse, http } from 'msw'
import { encodeAbiParameters, encodeFunctionData, erc20Abi, stringToHex } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { CreateAppKitOptions } from '../../kit/CreateAppKitOptions.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createMemoryStorage, createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import { fetchBalance } from './fetchBalance.ts'
import { getNativeBalance } from './getNativeBalance.ts'
import { shownBalanceQueryOptions } from './shownBalanceQueryOptions.ts'

const nodeUrl = 'http://localhost:3000/node/1'
const caipNetworkId = 'eip155:1'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const tokens = { 'eip155:1': { address: usdc } }

const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])

const usdcReplies = { balanceOf: number(12_345_678n), decimals: number(6n), symbol: text('USDC') }

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly [{ readonly to: string; readonly data: string }]
}

type Replies = Readonly<Record<'balanceOf' | 'decimals' | 'symbol', string | undefined>>

/** A node of Ethereum with one coin for every account, and a contract with these replies; one without a reply reverts. */
function createContract(replies: Replies) {
  const batches: readonly Call[][] = []
  const calls = {
    [encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [firstAddress] })]:
      replies.balanceOf,
    [encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })]: replies.decimals,
    [encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' })]: replies.symbol,
  }
  const results: Readonly<Record<string, string>> = {
    eth_chainId: '0x1',
    eth_getBalance: '0xde0b6b3a7640000',
  }
  const handler = http.post(nodeUrl, async ({ request }) => {
    const batch = (await request.json()) as Call[]
    ;(batches as Call[][]).push(batch)
    return HttpResponse.json(
      batch.map(({ id, method, params }) => {
        const result = method === 'eth_call' ? calls[params[0].data] : results[method]
        const error = { code: 3, message: 'execution reverted' }
        return { jsonrpc: '2.0', id, ...(result === undefined ? { error } : { result }) }
      }),
    )
  })
  return { batches, handler }
}

function readShown(options: Partial<CreateAppKitOptions> = { tokens }) {
  const kit = createTestKit(options)
  const read = () =>
    getQueryClient(kit).fetchQuery(shownBalanceQueryOptions(kit, { address: firstAddress, caipNetworkId }))
  return { kit, read }
}

describe('the balance that is shown', () => {
  it.each([
    ['its CAIP-2 id', tokens],
    ['its chain id', { 1: { address: usdc } }],
  ])('is that of the token of the network, by %s, read in one request', async (_, given) => {
    const { batches, handler } = createContract(usdcReplies)
    onServices(handler)
    const { read } = readShown({ tokens: given })
    const balance = { value: 12_345_678n, decimals: 6, symbol: 'USDC' }
    await expect(read()).resolves.toEqual(balance)
    await expect(read()).resolves.toEqual(balance)
    expect(batches).toHaveLength(1)
    expect(batches[0]?.map(({ method }) => method)).toEqual([
      'eth_chainId',
      'eth_call',
      'eth_call',
      'eth_call',
    ])
    expect(batches[0]?.[1]?.params[0].to).toBe(usdc)
  })

  it('is that of the coin on a network without a token', async () => {
    onServices(createContract(usdcReplies).handler)
    const { read } = readShown({ tokens: { 'eip155:137': { address: usdc } } })
    await expect(read()).resolves.toMatchObject({ symbol: 'ETH' })
  })

  it('is what AppKit’s fetchBalance reads, but not getNativeBalance', async () => {
    onServices(createContract(usdcReplies).handler)
    const { kit } = readShown()
    await expect(fetchBalance(kit, { address: firstAddress })).resolves.toMatchObject({
      data: { balance: '12.345678', symbol: 'USDC' },
    })
    await expect(getNativeBalance(kit, { address: firstAddress })).resolves.toMatchObject({ symbol: 'ETH' })
  })

  it('has a symbol of 32 bytes, as the oldest tokens do', async () => {
    onServices(createContract({ ...usdcReplies, symbol: stringToHex('MKR', { size: 32 }) }).handler)
    await expect(readShown().read()).resolves.toMatchObject({ symbol: 'MKR' })
  })

  // T4
  it.each([
    ['\u202ehte\u0000', 'hte'],
    ['x'.repeat(300), 'x'.repeat(24)],
    ['\u200b', '0xA0…06eB48'],
  ])('has the symbol %j as plain text', async (stated, shown) => {
    onServices(createContract({ ...usdcReplies, symbol: text(stated) }).handler)
    await expect(readShown().read()).resolves.toMatchObject({ symbol: shown })
  })

  // T21
  it.each([
    ['without a balance', { balanceOf: undefined }],
    ['without decimals', { decimals: undefined }],
    ['without a symbol', { symbol: undefined }],
    ['that has no code', { balanceOf: '0x', decimals: '0x', symbol: '0x' }],
    ['whose decimals are no byte', { decimals: number(256n) }],
    ['whose symbol is cut', { symbol: text('USDC').slice(0, -64) }],
  ])('is nothing for a contract %s, though the balance of the coin is known', async (_, wrong) => {
    onServices(createContract({ ...usdcReplies, ...wrong }).handler)
    const storage = createMemoryStorage()
    await getNativeBalance(createTestKit({ storage }), { address: firstAddress })
    const { kit, read } = readShown({ tokens, storage })
    expect(shownBalanceQueryOptions(kit, { address: firstAddress, caipNetworkId })).not.toHaveProperty(
      'initialData',
    )
    await expect(read()).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
    await vi.waitFor(() =>
      expect(kit.stores.notices.getState().toast).toMatchObject({ key: 'balanceUnavailable' }),
    )
    await expect(fetchBalance(kit, { address: firstAddress })).resolves.toMatchObject({
      data: undefined,
      isError: true,
    })
  })

  it('asks no node about what is not an address', async () => {
    const { batches, handler } = createContract(usdcReplies)
    onServices(handler)
    const { read } = readShown({ tokens: { 1: { address: 'usdc.eth' } } })
    await expect(read()).rejects.toMatchObject({ cause: { code: 'CAIP_ADDRESS_INVALID' } })
    expect(batches).toEqual([])
  })
})

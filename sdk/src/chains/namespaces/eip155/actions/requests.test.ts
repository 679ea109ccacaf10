// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { firstAddress, secondAddress } from '../../../../test/testPage.test.helper.ts'
import { getCallsStatus } from '../calls/getCallsStatus.ts'
import { getCapabilities } from '../calls/getCapabilities.ts'
import { sendCalls } from '../calls/sendCalls.ts'
import { checkRecipient } from './checkRecipient.ts'
import { connected } from './connected.test.helper.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signTypedData } from './signTypedData.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const log = { address: firstAddress, topics: [], data: '0x' }

// T5, F13
describe('a request to the connected EVM wallet', () => {
  it('names the method and the place of a parameter that is refused', async () => {
    const { kit } = await connected()
    await expect(sendTransaction(kit, { value: -1n })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      context: { method: 'eth_sendTransaction', path: expect.stringContaining('value') },
      cause: { name: 'RpcContractError', code: 'invalid-params' },
    })
  })

  it('names the method and the place of a reply that is refused', async () => {
    const { kit } = await connected({ wallet_getCallsStatus: { status: 7 } })
    await expect(getCallsStatus(kit, { id: '0x1' })).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'wallet_getCallsStatus', path: expect.stringContaining('status') },
      cause: { name: 'RpcContractError', code: 'invalid-result' },
    })
  })

  it('names the networks of a wallet that is elsewhere', async () => {
    const replies: Record<string, unknown> = {}
    const { kit } = await connected(replies)
    replies.eth_chainId = '0x89'
    await expect(sendTransaction(kit, {})).rejects.toMatchObject({
      code: 'WALLET_ON_OTHER_NETWORK',
      context: { expected: 'eip155:1', received: 'eip155:137' },
    })
  })

  it('is about the network of the call', async () => {
    const replies: Record<string, unknown> = { eth_sendTransaction: hash }
    const { kit, asked } = await connected(replies)
    replies.eth_chainId = '0x89'
    await expect(sendTransaction(kit, { caipNetworkId: 'eip155:137' })).resolves.toBe(hash)
    expect(asked('eth_sendTransaction')[0]?.params).toEqual([{ from: firstAddress, chainId: '0x89' }])
  })

  it('leaves out amounts that are not set', async () => {
    const { kit, asked } = await connected({ eth_sendTransaction: hash })
    await sendTransaction(kit, { value: undefined, gas: undefined, nonce: undefined, maxFeePerGas: 1n })
    expect(asked('eth_sendTransaction')[0]?.params).toEqual([
      { from: firstAddress, maxFeePerGas: '0x1', chainId: '0x1' },
    ])
  })

  it('is not sent when the wallet has left while code was loading', async () => {
    const replies: Record<string, unknown> = {}
    const { kit, asked } = await connected(replies)
    replies.eth_chainId = async () => {
      await kit.disconnect()
      return '0x1'
    }
    await expect(sendTransaction(kit, {})).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked('eth_chainId')).toHaveLength(2)
    expect(asked('eth_sendTransaction')).toEqual([])
  })

  it.each([
    [
      'wallet_sendCalls',
      (kit: Parameters<typeof sendCalls>[0]) => sendCalls(kit, { calls: [{ to: secondAddress }] }),
    ],
    [
      'eth_signTypedData_v4',
      (kit: Parameters<typeof sendCalls>[0]) =>
        signTypedData(kit, { types: { Order: [] }, primaryType: 'Order', message: {} }),
    ],
  ])('%s is not sent after the wallet has left', async (method, request) => {
    const { kit, asked } = await connected({ [method]: () => ({ id: '0x1' }) })
    // Loads the code, so that the wallet leaves between two steps of it.
    await request(kit).catch(() => undefined)
    expect(asked(method)).toHaveLength(1)
    const again = request(kit)
    await kit.disconnect()
    await expect(again).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked(method)).toHaveLength(1)
  })
})

// T5
describe('a recipient', () => {
  const letters = 'ab'.repeat(20)

  it.each([
    ['none', undefined],
    ['lower case', `0x${letters}`],
    ['upper case', `0x${letters.toUpperCase()}`],
    ['digits', `0x${'12'.repeat(20)}`],
    ['mixed case with its checksum', secondAddress],
  ])('is accepted: %s', async (_, address) => {
    await expect(checkRecipient('eth_sendTransaction', address)).resolves.toBeUndefined()
  })

  it.each([
    `0x${'g'.repeat(40)}`,
    `0x${'G'.repeat(40)}`,
    `0x${'-'.repeat(40)}`,
    `0x${letters}a`,
    `0x${letters.toUpperCase()}A`,
    `x0x${letters}`,
    `x0x${letters.toUpperCase()}`,
    '0xA',
    '0xa',
    `0x${letters.toUpperCase().replace('A', 'a')}`,
  ])('is refused: %s', async (address) => {
    await expect(checkRecipient('wallet_sendCalls', address)).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      context: { method: 'wallet_sendCalls', path: 'to' },
    })
  })

  it.each([
    ['eth_sendTransaction', (kit: never, to: never) => sendTransaction(kit, { to })],
    ['wallet_sendCalls', (kit: never, to: never) => sendCalls(kit, { calls: [{ to }] })],
  ])('is refused by %s under its name', async (method, send) => {
    const { kit } = await connected()
    await expect(send(kit as never, 'alice.eth' as never)).rejects.toMatchObject({ context: { method } })
  })
})

// T5
describe('a bundle of calls', () => {
  const call = { to: secondAddress } as const

  it('is sent from the connected account on its network, not atomically', async () => {
    const { kit, asked } = await connected({ wallet_sendCalls: { id: '0x1' } })
    await expect(sendCalls(kit, { calls: [call] })).resolves.toEqual({
      id: '0x1',
      isBundle: true,
      isSponsored: false,
      sent: 1,
    })
    const [request] = asked('wallet_sendCalls')
    expect(request?.params).toStrictEqual([
      {
        version: '2.0.0',
        from: firstAddress,
        chainId: '0x1',
        atomicRequired: false,
        calls: [call],
      },
    ])
  })

  it('is sent with its id and capabilities, and those of each call', async () => {
    const { kit, asked } = await connected({ wallet_sendCalls: { id: '0x2', capabilities: { one: {} } } })
    const capabilities = { paymasterService: { url: 'https://pay.test', optional: true } }
    const sending = sendCalls(kit, {
      calls: [{ ...call, value: 0n, data: '0x01', capabilities }, call],
      caipNetworkId: 'eip155:137',
      atomicRequired: true,
      capabilities,
      id: '0x2',
    })
    await expect(sending).resolves.toMatchObject({ id: '0x2', capabilities: { one: {} } })
    const [request] = asked('wallet_sendCalls')
    expect(request?.params).toStrictEqual([
      {
        version: '2.0.0',
        from: firstAddress,
        chainId: '0x89',
        atomicRequired: true,
        calls: [{ ...call, value: '0x0', data: '0x01', capabilities }, call],
        capabilities,
        id: '0x2',
      },
    ])
  })

  it.each([
    [100, 'pending'],
    [110, 'pending'],
    [200, 'confirmed'],
    [299, 'confirmed'],
    [300, 'pending'],
    [400, 'failed'],
    [500, 'reverted'],
    [600, 'partiallyReverted'],
    ['PENDING', 'pending'],
  ])('with status %s is %s', async (wire, status) => {
    const { kit, asked } = await connected({ wallet_getCallsStatus: { status: wire } })
    const reported = await getCallsStatus(kit, { id: '0x1' })
    expect(reported).toStrictEqual({
      id: '0x1',
      status,
      statusCode: typeof wire === 'number' ? wire : 100,
      receipts: [],
    })
    expect(asked('wallet_getCallsStatus')[0]?.params).toEqual(['0x1'])
  })

  it('has the receipts that the wallet reports, without keys of what is absent', async () => {
    const receipts = [
      { transactionHash: hash, status: '0x1', blockNumber: '0x5', gasUsed: '0x6', logs: [log] },
      { transactionHash: hash, status: '0x0' },
      { transactionHash: hash },
    ]
    const { kit } = await connected({ wallet_getCallsStatus: { status: 200, atomic: false, receipts } })
    await expect(getCallsStatus(kit, { id: '0x1' })).resolves.toStrictEqual({
      id: '0x1',
      status: 'confirmed',
      statusCode: 200,
      atomic: false,
      receipts: [
        { transactionHash: hash, status: 'success', blockNumber: 5n, gasUsed: 6n, logs: [log] },
        { transactionHash: hash, status: 'reverted', logs: [] },
        { transactionHash: hash, logs: [] },
      ],
    })
  })
})

// T7
describe('capabilities of a wallet', () => {
  it('are those of every network, without entries that name none', async () => {
    const able = { atomic: { status: 'supported' } }
    const { kit, asked } = await connected({
      wallet_getCapabilities: {
        '0x1': able,
        x0x3: able,
        '0x4z': able,
        '0x': able,
        [`0x${'1'.repeat(15)}`]: able,
        mainnet: able,
      },
    })
    await expect(getCapabilities(kit)).resolves.toEqual({ 'eip155:1': able })
    expect(asked('wallet_getCapabilities')[0]?.params).toEqual([firstAddress])
  })
})

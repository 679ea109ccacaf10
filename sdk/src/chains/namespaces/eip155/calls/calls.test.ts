// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { type NodeReply, onReplyingNode } from '../../../../test/replyingNode.test.helper.ts'
import { firstAddress, secondAddress } from '../../../../test/testPage.test.helper.ts'
import { connected } from '../actions/connected.test.helper.ts'
import { readCallsId, toCallsId } from './callsId.ts'
import { getCallsStatus } from './getCallsStatus.ts'
import { isFeeSponsored } from './isFeeSponsored.ts'
import { sendCalls } from './sendCalls.ts'
import { waitForCalls } from './waitForCalls.ts'

const node = 'http://localhost:3000/node/1'
const hashes = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`] as const
const calls = [
  { to: secondAddress, value: 1n },
  { to: secondAddress, data: '0x1234' },
] as const
const paymasters = { 'eip155:1': { url: 'https://pay.example/rpc', context: { policy: 'first' } } } as const

const result = (value: unknown): NodeReply => ({ result: value })

interface Mined {
  readonly status?: '0x0' | '0x1'
  /** Default: the call of the same index, sent by the account. */
  readonly from?: string
  readonly input?: string
  readonly type?: string
  readonly logs?: readonly object[]
}

/** A node that has one transaction after another in its blocks. */
function onChain(mined: readonly Mined[]) {
  const receipts = mined.map(({ status = '0x1', logs = [] }, index) =>
    result({ transactionHash: hashes[index], blockHash: hashes[0], blockNumber: '0x5', status, logs }),
  )
  const transactions = mined.map(({ from = firstAddress, input, type }, index) =>
    result({
      ...{ hash: hashes[index], from, to: secondAddress, nonce: '0x1' },
      value: calls[index] && 'value' in calls[index] ? '0x1' : '0x0',
      ...(type && { type }),
      input: input ?? (calls[index] && 'data' in calls[index] ? calls[index].data : '0x'),
    }),
  )
  return onReplyingNode(node, {
    eth_chainId: [result('0x1')],
    eth_blockNumber: [result('0x5')],
    eth_getTransactionReceipt: receipts,
    eth_getTransactionByHash: transactions,
  })
}

/** A wallet that does not know bundles, and sends transactions. */
function sendsTransactions(...replies: readonly (string | Error)[]) {
  const left = [...replies]
  return {
    wallet_sendCalls: unknownMethod(),
    eth_sendTransaction: () => {
      const reply = left.shift()
      if (typeof reply === 'string') return reply
      throw reply
    },
  }
}

const unknownMethod = () => Object.assign(new Error('Unknown method'), { code: 4200 })
const rejection = () => Object.assign(new Error('Rejected'), { code: 4001 })
const walletError = (code: number) => Object.assign(new Error('Refused'), { code })

describe('calls of a wallet without bundles', () => {
  it('are sent one by one, each once the one before is confirmed', async () => {
    const { named } = onChain([{}, {}])
    const { kit, asked } = await connected(sendsTransactions(...hashes))
    const sent = await sendCalls(kit, { calls })
    expect(sent).toEqual({ id: expect.any(String), isBundle: false, isSponsored: false, sent: 2 })
    expect(asked('eth_sendTransaction').map(({ params }) => params)).toMatchObject([
      [{ to: secondAddress, value: '0x1', from: firstAddress }],
      [{ to: secondAddress, data: '0x1234', from: firstAddress }],
    ])
    expect(named('eth_getTransactionReceipt')).toHaveLength(1)
    await expect(waitForCalls(kit, { id: sent.id })).resolves.toMatchObject({
      status: 'confirmed',
      statusCode: 200,
      atomic: false,
      receipts: [{ status: 'success' }, { status: 'success' }],
    })
  })

  it('end with the first one that fails', async () => {
    onChain([{ status: '0x0' }])
    const { kit, asked } = await connected(sendsTransactions(...hashes))
    const { id, sent } = await sendCalls(kit, { calls })
    expect(sent).toBe(1)
    expect(asked('eth_sendTransaction')).toHaveLength(1)
    await expect(waitForCalls(kit, { id })).resolves.toMatchObject({ status: 'reverted', statusCode: 500 })
  })

  it('end with a refusal, and those before it stay sent', async () => {
    onChain([{}])
    const { kit } = await connected(sendsTransactions(hashes[0], rejection()))
    const { id, sent, stoppedBy } = await sendCalls(kit, { calls })
    expect({ sent, stoppedBy }).toMatchObject({ sent: 1, stoppedBy: { code: 'USER_REJECTED' } })
    await expect(waitForCalls(kit, { id })).resolves.toMatchObject({
      status: 'partiallyReverted',
      statusCode: 600,
    })
  })

  it('are refused with the first one', async () => {
    const { kit, asked } = await connected(sendsTransactions(rejection()))
    await expect(sendCalls(kit, { calls })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(asked('eth_sendTransaction')).toHaveLength(1)
  })

  it('are asked for by the account that was connected, or not at all', async () => {
    onChain([{}])
    const { kit, wallet, asked } = await connected({
      ...sendsTransactions(),
      eth_sendTransaction: () => {
        wallet.changeAccount(1)
        return hashes[0]
      },
    })
    const { sent, stoppedBy } = await sendCalls(kit, { calls })
    expect({ sent, stoppedBy }).toMatchObject({ sent: 1, stoppedBy: { code: 'WALLET_ON_OTHER_ACCOUNT' } })
    expect(asked('eth_sendTransaction')).toHaveLength(1)
  })

  it.each([
    ['all or none', { atomicRequired: true }, 'as one'],
    ['a capability', { capabilities: { flow: {} } }, 'with the capability flow'],
    ['a service that pays', { sponsor: true }, 'with the fee paid by a service'],
  ])('are not sent where %s is required', async (_, required, reason) => {
    const { kit, asked } = await connected(sendsTransactions(...hashes), { paymasters })
    await expect(sendCalls(kit, { calls, ...required })).rejects.toMatchObject({
      code: 'CALLS_UNSUPPORTED',
      context: { reason },
    })
    expect(asked('eth_sendTransaction')).toHaveLength(0)
  })

  it('are sent where they are one, and a capability may be ignored', async () => {
    const { kit } = await connected(sendsTransactions(hashes[0]))
    const single = { calls: [calls[0]], atomicRequired: true, capabilities: { flow: { optional: true } } }
    await expect(sendCalls(kit, single)).resolves.toMatchObject({ isBundle: false, sent: 1 })
  })

  it('that are equal share one pending request', async () => {
    const { kit, asked } = await connected(sendsTransactions(hashes[0]))
    const [first, second] = await Promise.all([
      sendCalls(kit, { calls: [calls[0]] }),
      sendCalls(kit, { calls: [calls[0]] }),
    ])
    expect(second).toBe(first)
    expect(asked('eth_sendTransaction')).toHaveLength(1)
  })

  it('are none, which nothing is asked for', async () => {
    const { kit, asked } = await connected()
    await expect(sendCalls(kit, { calls: [] })).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
    expect(asked('wallet_sendCalls')).toHaveLength(0)
  })
})

describe('a bundle', () => {
  it.each([
    [5700, 'CALLS_UNSUPPORTED'],
    [5710, 'CALLS_UNSUPPORTED'],
    [5740, 'CALLS_UNSUPPORTED'],
    [5760, 'CALLS_UNSUPPORTED'],
    [5750, 'USER_REJECTED'],
    [4001, 'USER_REJECTED'],
    [5720, 'WALLET_REQUEST_FAILED'],
  ])('that a wallet refuses with %i is not sent in another way', async (code, expected) => {
    const { kit, asked } = await connected({ wallet_sendCalls: walletError(code) })
    await expect(sendCalls(kit, { calls })).rejects.toMatchObject({ code: expected })
    expect(asked('eth_sendTransaction')).toHaveLength(0)
  })

  const sponsoring = { '0x1': { paymasterService: { supported: true } } }

  it.each([
    ['may be paid', sponsoring, undefined, { ...paymasters['eip155:1'], optional: true }],
    ['has to be paid', sponsoring, true, paymasters['eip155:1']],
    ['is not paid', sponsoring, false, undefined],
    ['cannot be paid', { '0x1': {} }, undefined, undefined],
    [
      'has to be paid by another one',
      sponsoring,
      { url: 'https://other.example' },
      { url: 'https://other.example' },
    ],
  ])('%s by the service of the network', async (_, capabilities, sponsor, expected) => {
    const { kit, asked } = await connected(
      { wallet_getCapabilities: capabilities, wallet_sendCalls: { id: 'one' } },
      { paymasters },
    )
    const { isSponsored } = await sendCalls(kit, { calls, sponsor })
    expect(isSponsored).toBe(expected !== undefined)
    const given = expected && { capabilities: { paymasterService: expected } }
    expect(asked('wallet_sendCalls')).toMatchObject([{ params: [given ?? {}] }])
    if (!given) expect(asked('wallet_sendCalls')).not.toMatchObject([{ params: [{ capabilities: {} }] }])
  })

  it('asks for capabilities once for each account and network', async () => {
    const { kit, asked } = await connected(
      { wallet_getCapabilities: sponsoring, wallet_sendCalls: () => ({ id: crypto.randomUUID() }) },
      { paymasters },
    )
    await sendCalls(kit, { calls })
    await sendCalls(kit, { calls })
    expect(asked('wallet_getCapabilities')).toHaveLength(1)
  })

  it('is not asked of another account than the one whose capabilities were read', async () => {
    const { kit, wallet, asked } = await connected(
      {
        wallet_getCapabilities: () => {
          wallet.changeAccount(1)
          return sponsoring
        },
        wallet_sendCalls: { id: 'one' },
      },
      { paymasters },
    )
    await expect(sendCalls(kit, { calls })).rejects.toMatchObject({ code: 'WALLET_ON_OTHER_ACCOUNT' })
    expect(asked('wallet_sendCalls')).toHaveLength(0)
  })

  it.each([
    ['eip155:1', true, 1],
    ['eip155:137', false, 0],
  ] as const)('has its fee paid on %s: %s', async (caipNetworkId, expected, questions) => {
    const { kit, asked } = await connected({ wallet_getCapabilities: sponsoring }, { paymasters })
    await expect(isFeeSponsored(kit, { caipNetworkId })).resolves.toBe(expected)
    expect(asked('wallet_getCapabilities')).toHaveLength(questions)
  })

  it('asks again after a wallet that did not answer', async () => {
    const { kit, asked } = await connected(
      { wallet_getCapabilities: walletError(-32603), wallet_sendCalls: () => ({ id: crypto.randomUUID() }) },
      { paymasters },
    )
    await sendCalls(kit, { calls })
    await sendCalls(kit, { calls })
    expect(asked('wallet_getCapabilities')).toHaveLength(2)
  })
})

// T3, T32
describe('success that a wallet reports', () => {
  const report = (count: number, changed: object = {}) => ({
    ...{ version: '2.0.0', id: 'one', chainId: '0x1', status: 200, atomic: true },
    receipts: hashes.slice(0, count).map((transactionHash) => ({ transactionHash, status: '0x1', logs: [] })),
    ...changed,
  })
  const bundler = secondAddress

  it.each([
    ['all calls in one transaction of others', [{ from: bundler }], report(1), 'confirmed'],
    ['all calls as transactions', [{}, {}], report(2, { atomic: false }), 'confirmed'],
    ['one of two calls', [{}], report(1), 'altered'],
    ['a transaction that failed', [{ from: bundler, status: '0x0' }], report(1), 'reverted'],
    ['one that failed of two', [{}, { status: '0x0' }], report(2), 'partiallyReverted'],
  ] as const)('of %s', async (_, mined, reported, status) => {
    onChain(mined)
    const { kit } = await connected({ wallet_sendCalls: { id: 'one' }, wallet_getCallsStatus: reported })
    const { id } = await sendCalls(kit, { calls })
    await expect(waitForCalls(kit, { id })).resolves.toMatchObject({ status })
  })

  it.each([
    ['one by one', [{}, {}], report(2)],
    ['in a way that is not atomic', [{ from: bundler }], report(1, { atomic: false })],
  ] as const)('of calls that had to be atomic, and were sent %s', async (_, mined, reported) => {
    onChain(mined)
    const { kit } = await connected({ wallet_sendCalls: { id: 'one' }, wallet_getCallsStatus: reported })
    const { id } = await sendCalls(kit, { calls, atomicRequired: true })
    await expect(waitForCalls(kit, { id })).resolves.toMatchObject({ status: 'altered' })
  })

  const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  /** `UserOperationEvent` of an entry point. */
  const operation = (sender: string, paymaster: string) => ({
    address: secondAddress,
    topics: [
      '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
      hashes[0],
      ...[sender, paymaster].map(word),
    ],
    data: '0x',
  })
  const nobody = `0x${'0'.repeat(40)}`
  const received = {
    ...operation(firstAddress, nobody),
    topics: [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      ...[bundler, firstAddress, nobody].map(word),
    ],
  }

  // T3, T31
  it.each([
    ['a transaction of the account', [{}], 'altered'],
    ['one of a network where it names who pays', [{ type: '0x71' }], 'confirmed'],
    ['one of others', [{ from: bundler }], 'confirmed'],
    [
      'an operation without a service',
      [{ from: bundler, logs: [operation(firstAddress, nobody)] }],
      'altered',
    ],
    // `Transfer` of ERC-721 has three topics as well: the account receives the first of a collection.
    ['one with another event', [{ from: bundler, logs: [received] }], 'confirmed'],
    ['one with a service', [{ from: bundler, logs: [operation(firstAddress, bundler)] }], 'confirmed'],
    [
      'one beside another account’s without a service',
      [{ from: bundler, logs: [operation(firstAddress, bundler), operation(bundler, nobody)] }],
      'confirmed',
    ],
  ] as const)('of a call whose fee a service had to pay, in %s', async (_, mined, status) => {
    onChain(mined)
    const replies = {
      wallet_getCapabilities: { '0x1': { paymasterService: { supported: true } } },
      wallet_sendCalls: { id: 'one' },
      wallet_getCallsStatus: report(1),
    }
    const { kit } = await connected(replies, { paymasters })
    const { id } = await sendCalls(kit, { calls: [calls[0]], sponsor: true })
    await expect(waitForCalls(kit, { id })).resolves.toMatchObject({ status })
  })

  it('of a call that the account may pay for is believed, whoever has', async () => {
    onChain([{}])
    const replies = {
      wallet_getCapabilities: { '0x1': { paymasterService: { supported: true } } },
      wallet_sendCalls: { id: 'one' },
      wallet_getCallsStatus: report(1),
    }
    const { kit } = await connected(replies, { paymasters })
    const { id } = await sendCalls(kit, { calls: [calls[0]] })
    await expect(waitForCalls(kit, { id })).resolves.toMatchObject({ status: 'confirmed' })
  })

  it('waits for the blocks', async () => {
    const { named } = onReplyingNode(node, { eth_chainId: [result('0x1')] })
    const { kit } = await connected({ wallet_sendCalls: { id: 'one' }, wallet_getCallsStatus: report(1) })
    const { id } = await sendCalls(kit, { calls })
    const stop = new AbortController()
    const waiting = waitForCalls(kit, { id, signal: stop.signal })
    await vi.waitFor(() => expect(named('eth_getTransactionReceipt').length).toBeGreaterThan(0))
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  })

  it('is waited for up to the limit', async () => {
    onReplyingNode(node, { eth_chainId: [result('0x1')] })
    const { kit } = await connected({ wallet_sendCalls: { id: 'one' }, wallet_getCallsStatus: report(1) })
    const { id } = await sendCalls(kit, { calls })
    await expect(waitForCalls(kit, { id, timeoutMs: 50 })).rejects.toMatchObject({
      code: 'CALLS_UNCONFIRMED',
    })
  })

  it('is believed of calls of another visit', async () => {
    const { kit } = await connected({ wallet_getCallsStatus: report(1) })
    await expect(waitForCalls(kit, { id: 'earlier' })).resolves.toMatchObject({ status: 'confirmed' })
  })
})

describe('an id of separate calls', () => {
  const separate = { hashes: [...hashes], chainId: 8453, total: 3 }

  it('holds all about them', () => {
    expect(readCallsId(toCallsId(separate))).toEqual(separate)
  })

  it.each([
    '',
    '0x',
    '0x1',
    'one',
    `0x${'ab'.repeat(32)}`,
    `${toCallsId(separate)}00`,
    toCallsId(separate).slice(0, -2),
  ])('is not %s', (id) => {
    expect(readCallsId(id)).toBeUndefined()
  })

  it('of a network that the app does not offer is refused', async () => {
    const { kit } = await connected()
    await expect(
      getCallsStatus(kit, { id: toCallsId({ ...separate, chainId: 999_999 }) }),
    ).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })
})

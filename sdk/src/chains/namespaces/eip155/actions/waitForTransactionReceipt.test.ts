import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measureSeconds } from '../../../../test/measureSeconds.test.helper.ts'
import { onServices } from '../../../../test/onServices.test.helper.ts'
import { type NodeCall, type NodeReply, onReplyingNode } from '../../../../test/replyingNode.test.helper.ts'
import { createTestKit, firstAddress, polygon, secondAddress } from '../../../../test/testPage.test.helper.ts'
import { waitForTransactionReceipt } from './waitForTransactionReceipt.ts'

const node = 'http://localhost:3000/node/1'
const hash = `0x${'ab'.repeat(32)}` as const
const otherHash = `0x${'cd'.repeat(32)}` as const
const log = { address: firstAddress, topics: [], data: '0x' }
const mined = { blockHash: hash, transactionHash: hash, blockNumber: '0x5', logs: [] }
const sent = { hash, from: firstAddress, nonce: '0x3', input: '0x', value: '0x0' }

const onNode = (replies: Readonly<Record<string, readonly NodeReply[]>>) =>
  onReplyingNode(node, { eth_chainId: [result('0x1')], ...replies })
const result = (value: unknown): NodeReply => ({ result: value })
const latest = { eth_blockNumber: [result('0x5')] }
const pending = {
  eth_blockNumber: [result('0x9')],
  eth_getTransactionByHash: [result(sent)],
  eth_getTransactionCount: [result('0x3')],
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the receipt of a transaction', () => {
  it('is read from the latest block without a wait, with all that the node reports', async () => {
    const { named } = onNode({
      ...latest,
      eth_getTransactionReceipt: [
        result({
          ...mined,
          status: '0x1',
          gasUsed: '0x5208',
          effectiveGasPrice: '0xa',
          contractAddress: secondAddress,
          logs: [log],
          type: '0x2',
        }),
      ],
    })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    await measureSeconds(waiting)
    await expect(waiting).resolves.toEqual({
      status: 'success',
      transactionHash: hash,
      blockNumber: 5n,
      gasUsed: 21_000n,
      effectiveGasPrice: 10n,
      contractAddress: secondAddress,
      logs: [log],
    })
    expect(named('eth_getTransactionReceipt')).toMatchObject([{ params: [hash] }])
    expect(named('eth_getTransactionByHash')).toEqual([])
  })

  it.each([
    ['0x1', 'success'],
    ['0x0', 'reverted'],
    [undefined, 'success'],
  ])('with status %s is one of %s, without keys of what is absent', async (wire, status) => {
    onNode({
      ...latest,
      eth_getTransactionReceipt: [result({ ...mined, status: wire, contractAddress: null })],
    })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    await measureSeconds(waiting)
    const receipt = await waiting
    expect(receipt).toEqual({ status, transactionHash: hash, blockNumber: 5n, logs: [] })
    expect(Object.keys(receipt).sort()).toEqual(['blockNumber', 'logs', 'status', 'transactionHash'])
  })

  it('is that of the hash in any case of letters', async () => {
    onNode({ ...latest, eth_getTransactionReceipt: [result(mined)] })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash: `0x${'AB'.repeat(32)}` })
    expect(await measureSeconds(waiting)).toBeLessThan(3)
    await expect(waiting).resolves.toMatchObject({ transactionHash: hash })
  })

  // T23
  it('is not that of another transaction', async () => {
    const other = { ...mined, transactionHash: otherHash }
    onNode({ ...pending, eth_getTransactionReceipt: [result(other), result(other), result(mined)] })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    await measureSeconds(waiting)
    await expect(waiting).resolves.toMatchObject({ transactionHash: hash })
  })

  it.each([
    [1, '0x5', 1],
    [2, '0x6', 1],
    [3, '0x6', Number.POSITIVE_INFINITY],
  ])('with %i confirmations, of block 5 while %s is the latest', async (confirmations, block, seconds) => {
    onNode({ eth_blockNumber: [result(block)], eth_getTransactionReceipt: [result(mined)] })
    const controller = new AbortController()
    const { signal } = controller
    const waiting = waitForTransactionReceipt(createTestKit(), { hash, confirmations, signal })
    expect(await measureSeconds(waiting, 5)).toBe(seconds)
    controller.abort()
    await waiting.catch(() => undefined)
  })

  it('is read from the network of the call, which the kit has to offer', async () => {
    const waiting = waitForTransactionReceipt(createTestKit({ networks: [polygon] }), {
      hash,
      caipNetworkId: 'eip155:1',
    })
    await expect(waiting).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })
})

describe('a transaction that is not in a block yet', () => {
  it('is looked for every second', async () => {
    const replies = [null, null, null, mined].map(result)
    const { named } = onNode({ ...pending, eth_getTransactionReceipt: replies })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    expect(await measureSeconds(waiting)).toBeGreaterThanOrEqual(3)
    await expect(waiting).resolves.toMatchObject({ blockNumber: 5n })
    expect(named('eth_getTransactionByHash')).toMatchObject([{ params: [hash] }])
    expect(named('eth_getTransactionCount')[0]).toMatchObject({ params: [firstAddress, 'latest'] })
    expect(named('eth_getTransactionCount')).toHaveLength(3)
  })

  it('has been replaced when the account has used its nonce for another one', async () => {
    const { named } = onNode({ ...pending, eth_getTransactionCount: [result('0x3'), result('0x4')] })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    await measureSeconds(waiting)
    await expect(waiting).rejects.toMatchObject({
      code: 'TRANSACTION_REPLACED',
      context: { hash: expect.any(String) },
    })
    expect(named('eth_getTransactionCount')).toHaveLength(2)
  })

  it('has not been replaced when it got into a block meanwhile', async () => {
    onNode({
      ...pending,
      eth_getTransactionCount: [result('0x4')],
      eth_getTransactionReceipt: [null, mined].map(result),
    })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    await measureSeconds(waiting)
    await expect(waiting).resolves.toMatchObject({ blockNumber: 5n })
  })

  it('is waited for while no node knows it', async () => {
    const { named } = onNode({
      ...pending,
      eth_getTransactionByHash: [null, null, sent].map(result),
      eth_getTransactionReceipt: [null, null, null, mined].map(result),
    })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    await measureSeconds(waiting)
    await expect(waiting).resolves.toMatchObject({ blockNumber: 5n })
    expect(named('eth_getTransactionByHash')).toHaveLength(3)
  })

  // F2
  it.each([
    [undefined, 180],
    [7_000, 7],
  ])('is given up after a limit of %s ms', async (timeoutMs, seconds) => {
    onNode(pending)
    const waiting = waitForTransactionReceipt(createTestKit(), { hash, timeoutMs })
    const elapsed = await measureSeconds(waiting)
    expect(elapsed).toBeGreaterThanOrEqual(seconds)
    expect(elapsed).toBeLessThanOrEqual(seconds + 1)
    await expect(waiting).rejects.toMatchObject({
      code: 'TRANSACTION_UNCONFIRMED',
      context: { hash: expect.any(String) },
      cause: expect.any(Error),
    })
    expect(vi.getTimerCount()).toBe(0)
  })

  // F25
  it.each([
    ['the signal', (abort: () => void) => abort()],
    ['destroy', (_: () => void, kit: ReturnType<typeof createTestKit>) => kit.destroy()],
  ])('is not waited for after %s', async (_, end) => {
    onNode(pending)
    const kit = createTestKit()
    const controller = new AbortController()
    const waiting = waitForTransactionReceipt(kit, { hash, signal: controller.signal })
    expect(await measureSeconds(waiting, 2)).toBe(Number.POSITIVE_INFINITY)
    end(() => controller.abort(), kit)
    await expect(waiting).rejects.toMatchObject({ code: 'REQUEST_ABORTED', cause: expect.anything() })
  })

  // F9
  it.each([
    ['status 503', 503],
    ['an internal error', { error: { code: -32_603, message: 'Internal error' } }],
  ])('is waited for while nodes fail with %s', async (_, failure) => {
    onNode({
      ...pending,
      // With its pauses, one read asks a node four times.
      eth_getTransactionReceipt: [...Array(4).fill(failure), result(null), result(mined)],
    })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    await measureSeconds(waiting)
    await expect(waiting).resolves.toMatchObject({ blockNumber: 5n })
  })

  // F2, F9
  it('is waited for while a node is silent', async () => {
    let count = 0
    onServices(
      http.post(node, async ({ request }) => {
        count += 1
        if (count === 1) return new Promise<never>(() => undefined)
        const calls = (await request.json()) as readonly NodeCall[]
        const results: Record<string, unknown> = {
          eth_chainId: '0x1',
          eth_blockNumber: '0x5',
          eth_getTransactionReceipt: mined,
        }
        return HttpResponse.json(
          calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: results[method] ?? null })),
        )
      }),
    )
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    expect(await measureSeconds(waiting)).toBeGreaterThanOrEqual(10)
    await expect(waiting).resolves.toMatchObject({ blockNumber: 5n })
  })

  it.each([
    ['eth_getTransactionReceipt', { error: { code: 3, message: 'no' } }, 'RPC_FAILED'],
    ['eth_getTransactionByHash', { error: { code: 3, message: 'no' } }, 'RPC_FAILED'],
    ['eth_getTransactionCount', result('many'), 'RPC_REPLY_INVALID'],
  ])('is given up where %s fails in a way that stays', async (method, failure, code) => {
    onNode({ ...pending, [method]: [failure] })
    const waiting = waitForTransactionReceipt(createTestKit(), { hash })
    await measureSeconds(waiting)
    await expect(waiting).rejects.toMatchObject({ code })
  })
})

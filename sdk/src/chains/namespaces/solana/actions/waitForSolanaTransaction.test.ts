import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measureSeconds } from '../../../../test/measureSeconds.test.helper.ts'
import { onServices } from '../../../../test/onServices.test.helper.ts'
import { type NodeReply, onReplyingNode } from '../../../../test/replyingNode.test.helper.ts'
import { createTestKit, ethereum } from '../../../../test/testPage.test.helper.ts'
import { solana, solanaDevnet } from '../networks/solana.ts'
import { waitForSolanaTransaction } from './waitForSolanaTransaction.ts'

const [node, devnetNode] = ['http://localhost:3000/node/solana', 'http://localhost:3000/node/devnet'] as const
const signature = '5h6xBEauJ3PK6SWCZ1PGjBvj8vDdWG3KpwATGy1ARAXFSDwt8GFXM7W5Ncn16wmqokgpiKRLuS83KUxyZyv2sUYv'
const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

const networks = [
  ethereum,
  { ...solana, rpcUrls: { default: { http: [node] } } },
  { ...solanaDevnet, rpcUrls: { default: { http: [devnetNode] } } },
] as const
const createKit = () => createTestKit({ networks })

const result = (value: unknown): NodeReply => ({ result: value })
/** A reply about the transaction. */
const status = (value: object | null) => result({ value: [value && { slot: 1, ...value }] })
const isAt = (confirmationStatus: string | null) => status({ confirmationStatus, err: null })
const onNode = (...statuses: readonly NodeReply[]) =>
  onReplyingNode(node, { getGenesisHash: [result(genesis)], getSignatureStatuses: statuses })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('waitForSolanaTransaction', () => {
  it.each([
    [undefined, 'confirmed'],
    [undefined, 'finalized'],
    ['confirmed', 'finalized'],
    ['finalized', 'finalized'],
  ] as const)('with commitment %s is over when the network reports %s', async (commitment, reported) => {
    const { named } = onNode(isAt(reported))
    const waiting = waitForSolanaTransaction(createKit(), { signature, commitment })
    expect(await measureSeconds(waiting)).toBe(1)
    await expect(waiting).resolves.toBeUndefined()
    expect(named('getSignatureStatuses')).toMatchObject([{ params: [[signature]] }])
  })

  it('has nodes look for a transaction of some time ago on request', async () => {
    const { named } = onNode(isAt('finalized'))
    const waiting = waitForSolanaTransaction(createKit(), { signature, searchesHistory: true })
    await measureSeconds(waiting)
    const params = [[signature], { searchTransactionHistory: true }]
    expect(named('getSignatureStatuses')).toMatchObject([{ params }])
  })

  it.each([
    ['nothing', undefined, status(null)],
    ['no status', undefined, status({})],
    ['a status of null', undefined, isAt(null)],
    ['processed', undefined, isAt('processed')],
    ['confirmed', 'finalized', isAt('confirmed')],
    ['no entry', undefined, result({ value: [] })],
  ] as const)('looks again every second while the network reports %s', async (_, commitment, reported) => {
    const { named } = onNode(reported, reported, reported, isAt('finalized'))
    const waiting = waitForSolanaTransaction(createKit(), { signature, commitment })
    expect(await measureSeconds(waiting)).toBeGreaterThanOrEqual(3)
    await expect(waiting).resolves.toBeUndefined()
    expect(named('getSignatureStatuses')).toHaveLength(4)
  })

  it.each([
    ['AccountNotFound', 'AccountNotFound'],
    [{ InstructionError: [0, { Custom: 1 }] }, '{"InstructionError":[0,{"Custom":1}]}'],
  ])('rejects with the reason of a transaction that has failed: %j', async (err, reason) => {
    onNode(status({ confirmationStatus: 'confirmed', err }))
    const waiting = waitForSolanaTransaction(createKit(), { signature })
    await measureSeconds(waiting)
    await expect(waiting).rejects.toMatchObject({
      code: 'TRANSACTION_FAILED',
      context: { signature: expect.any(String), reason },
    })
  })

  // F2
  it.each([
    [undefined, 90],
    [7_000, 7],
  ])('gives up after a limit of %s ms', async (timeoutMs, seconds) => {
    onNode(status(null))
    const waiting = waitForSolanaTransaction(createKit(), { signature, timeoutMs })
    const elapsed = await measureSeconds(waiting)
    expect(elapsed).toBeGreaterThanOrEqual(seconds)
    expect(elapsed).toBeLessThanOrEqual(seconds + 1)
    await expect(waiting).rejects.toMatchObject({
      code: 'TRANSACTION_UNCONFIRMED',
      context: { signature: expect.any(String) },
      cause: expect.any(Error),
    })
  })

  // F25
  it.each([
    ['the signal', (abort: () => void) => abort()],
    ['destroy', (_: () => void, kit: ReturnType<typeof createKit>) => kit.destroy()],
  ])('ends with %s', async (_, end) => {
    onNode(status(null))
    const kit = createKit()
    const controller = new AbortController()
    const waiting = waitForSolanaTransaction(kit, { signature, signal: controller.signal })
    expect(await measureSeconds(waiting, 2)).toBe(Number.POSITIVE_INFINITY)
    end(() => controller.abort(), kit)
    await expect(waiting).rejects.toMatchObject({ code: 'REQUEST_ABORTED', cause: expect.anything() })
  })

  // F9
  it.each([
    ['status 503', 503],
    ['an internal error', { error: { code: -32_603, message: 'Internal error' } }],
  ])('goes on while nodes fail with %s', async (_, failure) => {
    // With its pauses, one read asks a node four times.
    const { named } = onNode(...Array<NodeReply>(4).fill(failure), isAt('confirmed'))
    const waiting = waitForSolanaTransaction(createKit(), { signature })
    expect(await measureSeconds(waiting)).toBeGreaterThanOrEqual(2)
    await expect(waiting).resolves.toBeUndefined()
    expect(named('getSignatureStatuses')).toHaveLength(5)
  })

  // F2, F9
  it('goes on while a node is silent', async () => {
    let count = 0
    onServices(
      http.post(node, async ({ request }) => {
        count += 1
        if (count === 1) return new Promise<never>(() => undefined)
        const { id, method } = (await request.json()) as { id: number; method: string }
        const confirmed = { value: [{ slot: 1, confirmationStatus: 'confirmed', err: null }] }
        return HttpResponse.json({
          jsonrpc: '2.0',
          id,
          result: method === 'getGenesisHash' ? genesis : confirmed,
        })
      }),
    )
    const waiting = waitForSolanaTransaction(createKit(), { signature })
    expect(await measureSeconds(waiting)).toBeGreaterThanOrEqual(10)
    await expect(waiting).resolves.toBeUndefined()
    expect(count).toBeGreaterThan(2)
  })

  it.each([
    [{ error: { code: -32_601, message: 'unknown' } }, 'RPC_FAILED'],
    [result('confirmed'), 'RPC_REPLY_INVALID'],
  ])('gives up where nodes reply with %j', async (reply, code) => {
    onNode(reply)
    const waiting = waitForSolanaTransaction(createKit(), { signature })
    await measureSeconds(waiting)
    await expect(waiting).rejects.toMatchObject({ code })
  })

  it('reads the network of the call, which the kit has to offer', async () => {
    const { named } = onReplyingNode(devnetNode, {
      getGenesisHash: [result('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG')],
      getSignatureStatuses: [isAt('confirmed')],
    })
    const { caipNetworkId } = solanaDevnet
    const waiting = waitForSolanaTransaction(createKit(), { signature, caipNetworkId })
    await measureSeconds(waiting)
    await expect(waiting).resolves.toBeUndefined()
    expect(named('getSignatureStatuses')).toHaveLength(1)
    await expect(
      waitForSolanaTransaction(createTestKit(), { signature, caipNetworkId }),
    ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })

  it('asks a node of one kit once for its network', async () => {
    const { named } = onNode(isAt('confirmed'))
    const kit = createKit()
    for (const waiting of [1, 2].map(() => waitForSolanaTransaction(kit, { signature }))) {
      await measureSeconds(waiting)
      await waiting
    }
    const again = waitForSolanaTransaction(kit, { signature })
    await measureSeconds(again)
    await again
    expect(named('getSignatureStatuses')).toHaveLength(3)
    expect(named('getGenesisHash').length).toBeLessThan(3)
  })
})

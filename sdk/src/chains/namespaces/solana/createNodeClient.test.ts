import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { onServices } from '../../../test/onServices.test.helper.ts'
import { type NodeReply, onReplyingNode } from '../../../test/replyingNode.test.helper.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { createNodeClients } from './createNodeClient.ts'
import { solana } from './networks/solana.ts'

const [first, second] = ['http://localhost:3000/node/1', 'http://localhost:3000/node/2'] as const
const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const otherGenesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const { signal } = new AbortController()
const result = (value: unknown): NodeReply => ({ result: value })
const rent = { getMinimumBalanceForRentExemption: [result(7)] }
const main = { getGenesisHash: [result(genesis)] }

const networkAt = (...urls: readonly string[]): CaipNetwork => ({
  ...solana,
  rpcUrls: { default: { http: urls } },
})
const readRent = (client: ReturnType<ReturnType<typeof createNodeClients>>) =>
  client.request({ method: 'getMinimumBalanceForRentExemption', params: [165] }, signal)

describe('the client of a Solana network', () => {
  // T23
  it('asks a node once for its genesis hash, before its first answer', async () => {
    const { calls } = onReplyingNode(first, { ...main, ...rent })
    const client = createNodeClients()(networkAt(first))
    await expect(readRent(client)).resolves.toBe(7)
    await expect(readRent(client)).resolves.toBe(7)
    expect(calls.map(({ method, params }) => [method, params])).toEqual([
      ['getGenesisHash', undefined],
      ['getMinimumBalanceForRentExemption', [165]],
      ['getMinimumBalanceForRentExemption', [165]],
    ])
  })

  // T23
  it.each([
    ['is of another network', result(otherGenesis), 'RPC_REPLY_INVALID'],
    ['does not say of which network it is', result(7), 'RPC_REPLY_INVALID'],
    ['fails to', { error: { code: -32_601, message: 'unknown' } }, 'RPC_FAILED'],
  ])('asks nothing else of a node that %s', async (_, hash, code) => {
    const { named } = onReplyingNode(first, { getGenesisHash: [hash], ...rent })
    const client = createNodeClients()(networkAt(first))
    const reading = readRent(client)
    await expect(reading).rejects.toMatchObject({ code, context: { method: 'getGenesisHash' } })
    await expect(readRent(client)).rejects.toMatchObject({ code })
    expect(named('getMinimumBalanceForRentExemption')).toEqual([])
    expect(named('getGenesisHash')).toHaveLength(2)
  })

  it('sends nothing that does not fit its contract', async () => {
    const { calls } = onReplyingNode(first, main)
    const client = createNodeClients()(networkAt(first))
    const reading = client.request({ method: 'getSignatureStatuses', params: [['signature']] }, signal)
    await expect(reading).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      context: { method: 'getSignatureStatuses' },
    })
    expect(calls).toEqual([])
  })

  // F9
  it('asks the next node when one fails', async () => {
    const reply =
      (hash: string, value: object) =>
      async ({ request }: { request: Request }) => {
        const { id, method } = (await request.json()) as { id: number; method: string }
        return HttpResponse.json({
          jsonrpc: '2.0',
          id,
          ...(method === 'getGenesisHash' ? { result: hash } : value),
        })
      }
    const unknown = { error: { code: -32_601, message: 'unknown' } }
    onServices(http.post(first, reply(genesis, unknown)), http.post(second, reply(genesis, { result: 7 })))
    await expect(readRent(createNodeClients()(networkAt(first, second)))).resolves.toBe(7)
  })

  it('takes a failed simulation for an answer, which no other node is asked to repeat', async () => {
    const failure = { code: -32_002, message: 'Transaction simulation failed: no' }
    const { calls } = onReplyingNode(first, { ...main, getFeeForMessage: [{ error: failure }] })
    const client = createNodeClients()(networkAt(first, second))
    const reading = client.request({ method: 'getFeeForMessage', params: ['AQAB'] }, signal)
    await expect(reading).rejects.toMatchObject({
      code: 'RPC_FAILED',
      context: { method: 'getFeeForMessage', rpcCode: -32_002 },
      cause: failure,
    })
    expect(calls).toHaveLength(2)
  })

  it('refuses a result that does not fit its contract', async () => {
    onReplyingNode(first, { ...main, getMinimumBalanceForRentExemption: [result('7')] })
    await expect(readRent(createNodeClients()(networkAt(first)))).rejects.toMatchObject({
      code: 'RPC_REPLY_INVALID',
      context: { method: 'getMinimumBalanceForRentExemption' },
    })
  })
})

describe('the ranking of the host app’s own Solana nodes', () => {
  it('pings them with their headers, and prefers the one of the right network', async () => {
    const pings: (readonly [url: string, key: string | null])[] = []
    const answer = (url: string, hash: string) =>
      http.post(url, async ({ request }) => {
        const { id, method } = (await request.json()) as { id: number; method: string }
        if (method === 'getGenesisHash') pings.push([url, request.headers.get('x-key')])
        return HttpResponse.json({ jsonrpc: '2.0', id, result: method === 'getGenesisHash' ? hash : 7 })
      })
    const { requests } = onServices(answer(first, otherGenesis), answer(second, genesis))
    const client = createNodeClients()({
      ...solana,
      nodes: [
        { url: first, isCustom: true, headers: { 'x-key': 'one' } },
        { url: second, isCustom: true, headers: { 'x-key': 'two' } },
      ],
    })
    await expect(readRent(client)).resolves.toBe(7)
    // One ping of each beside the check before the first answer.
    await expect.poll(() => pings.length).toBe(4)
    expect(new Set(pings.map((ping) => ping.join(' ')))).toEqual(new Set([`${first} one`, `${second} two`]))
    await expect
      .poll(async () => {
        requests.length = 0
        await readRent(client)
        return requests.map(({ href }) => href)
      })
      .toEqual([second])
  })
})

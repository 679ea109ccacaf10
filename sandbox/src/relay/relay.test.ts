import { once } from 'node:events'
import { generateKeyPair } from '@walletconnect/relay-auth'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { connectToRelay, relayQuery } from '../testSupport/connectToRelay.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'
import { relayService } from './relayService.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const topic = 'a'.repeat(64)
const otherTopic = 'b'.repeat(64)
const connect = (options = {}) => connectToRelay({ origin: sandbox.origin, ...options })
const publication = (message: string) => ({ topic, message, ttl: 300, tag: 1108, prompt: true })

test('a message published first is delivered to a later subscriber, after the reply, and not to its publisher', async () => {
  const [app, wallet] = [await connect(), await connect()]
  await app.call('irn_subscribe', { topic })
  expect(await app.call('irn_publish', publication('hello'))).toMatchObject({ result: true })
  const { result } = await wallet.call('irn_subscribe', { topic })
  await vi.waitFor(() => expect(wallet.messages()).toEqual(['hello']))
  expect(wallet.frames[0]).toMatchObject({ result })
  expect(wallet.frames[1]).toMatchObject({
    jsonrpc: '2.0',
    method: 'irn_subscription',
    params: { id: result, data: { topic, message: 'hello', tag: 1108, publishedAt: expect.any(Number) } },
  })
  expect(app.messages()).toEqual([])
})

test('an acknowledged message is not delivered to the same client again, an unacknowledged one is', async () => {
  const app = await connect()
  await app.call('irn_publish', publication('hello'))
  const keyPair = generateKeyPair()
  const deaf = await connect({ keyPair, acknowledge: false })
  await deaf.call('irn_subscribe', { topic })
  await deaf.call('irn_batchSubscribe', { topics: [topic] })
  await vi.waitFor(() => expect(deaf.messages()).toEqual(['hello']))
  await deaf.close()

  const returned = await connect({ keyPair })
  await returned.call('irn_batchSubscribe', { topics: [topic, otherTopic] })
  await vi.waitFor(() => expect(returned.messages()).toEqual(['hello']))
  // The acknowledgement is on its way before this call.
  await returned.call('irn_unsubscribe', { topic, id: 'any' })
  await returned.close()

  const again = await connect({ keyPair })
  await again.call('irn_subscribe', { topic })
  await again.call('irn_subscribe', { topic: otherTopic })
  expect(again.messages()).toEqual([])
})

test('unsubscribing ends deliveries; a repeated publish is delivered once', async () => {
  const [app, wallet] = [await connect(), await connect()]
  await wallet.call('irn_subscribe', { topic })
  await app.call('irn_publish', publication('one'))
  await app.call('irn_publish', publication('one'))
  await wallet.call('irn_unsubscribe', { topic, id: 'any' })
  await app.call('irn_publish', publication('two'))
  await wallet.call('irn_subscribe', { topic: otherTopic })
  expect(wallet.messages()).toEqual(['one'])
  const { result } = await wallet.call('irn_batchFetchMessages', { topics: [topic] })
  expect(result).toMatchObject({ messages: [{ topic, message: 'two' }], hasMore: false })
})

test('the session methods subscribe the caller and publish', async () => {
  const [app, wallet] = [await connect(), await connect()]
  const proposal = { pairingTopic: topic, sessionProposal: 'proposal', ttl: 300, attestation: 'proof' }
  expect(await app.call('wc_proposeSession', proposal)).toMatchObject({ result: true })
  await wallet.call('irn_subscribe', { topic })
  await vi.waitFor(() => expect(wallet.messages()).toEqual(['proposal']))
  expect(wallet.frames.at(-1)?.params?.data).toMatchObject({ tag: 1100, attestation: 'proof' })
  const approval = {
    pairingTopic: topic,
    sessionTopic: otherTopic,
    sessionProposalResponse: 'response',
    sessionSettlementRequest: 'settlement',
    ttl: 300,
  }
  expect(await wallet.call('wc_approveSession', approval)).toMatchObject({ result: true })
  await app.call('irn_subscribe', { topic: otherTopic })
  await vi.waitFor(() => expect(app.messages()).toEqual(['response', 'settlement']))
  await app.call('irn_publish', { ...publication('request'), topic: otherTopic })
  await vi.waitFor(() => expect(wallet.messages()).toEqual(['proposal', 'request']))
})

test('invalid requests are refused with a JSON-RPC error', async () => {
  const client = await connect()
  const errorOf = async (method: string, params: object) => (await client.call(method, params)).error
  expect(await errorOf('irn_nonsense', {})).toMatchObject({ code: -32601 })
  expect(await errorOf('toString', {})).toMatchObject({ code: -32601 })
  expect(await errorOf('irn_subscribe', { topic: 'short' })).toMatchObject({ code: -32602 })
  expect(await errorOf('irn_publish', { topic, message: 'x' })).toMatchObject({ code: -32602 })
  expect(await errorOf('irn_batchSubscribe', { topics: Array(501).fill(topic) })).toMatchObject({
    code: -32602,
  })
  client.socket.send('no JSON')
  await vi.waitFor(() => expect(client.frames.at(-1)).toMatchObject({ id: null, error: { code: -32600 } }))
})

test.each([
  ['no token', async () => 'projectId=test'],
  ['a forged token', async () => (await relayQuery()).replace(/auth=[^&]{40}/, 'auth=forged')],
  ['an expired token', () => relayQuery(undefined, 1_600_000_000)],
  ['no project', async () => (await relayQuery()).replace('projectId', 'p')],
])('%s closes the socket with code 3000', async (_, query) => {
  const { socket } = await connect({ query: await query() })
  const [code, reason] = await once(socket, 'close')
  expect([code, String(reason)]).toEqual([3000, expect.stringContaining('Unauthorized')])
})

test('down terminates open sockets and refuses new ones until it is cleared', async () => {
  const keyPair = generateKeyPair()
  const [app, wallet] = [await connect(), await connect({ keyPair })]
  const cut = once(wallet.socket, 'close')
  await sandbox.setFaults({ relay: { mode: 'down', operation: 'irn_publish' } })
  expect(wallet.socket.readyState).toBe(WebSocket.OPEN)
  await sandbox.setFaults({ relay: { mode: 'down' } })
  expect((await cut)[0]).toBe(1006)
  expect(app.socket.readyState).not.toBe(WebSocket.OPEN)
  await expect(connect()).rejects.toThrow('socket hang up')
  await sandbox.get('/__sandbox/faults', { method: 'DELETE' })
  expect(await (await connect({ keyPair })).call('irn_subscribe', { topic })).toHaveProperty('result')
})

test('status refuses a handshake with its status, and a method with an error', async () => {
  await sandbox.setFaults({ relay: { mode: 'status', status: 429, operation: 'connect' } })
  await expect(connect()).rejects.toThrow('429')
  await sandbox.setFaults({ relay: { mode: 'status', status: 503, operation: 'irn_subscribe', times: 1 } })
  const client = await connect()
  expect(await client.call('irn_subscribe', { topic })).toMatchObject({ error: { code: -32000 } })
  expect(await client.call('irn_subscribe', { topic })).toHaveProperty('result')
})

test('slow and never apply to a method, and to deliveries by name', async () => {
  const [app, wallet] = [await connect(), await connect()]
  await wallet.call('irn_subscribe', { topic })
  await sandbox.setFaults({ relay: { mode: 'slow', delayMs: 150, operation: 'irn_publish' } })
  const start = performance.now()
  await app.call('irn_publish', publication('late'))
  expect(performance.now() - start).toBeGreaterThan(140)
  await sandbox.setFaults({ relay: { mode: 'never', operation: 'irn_subscription', times: 1 } })
  await app.call('irn_publish', publication('lost'))
  await app.call('irn_publish', publication('found'))
  await vi.waitFor(() => expect(wallet.messages()).toEqual(['late', 'found']))
  // The mailbox keeps undelivered messages.
  await wallet.call('irn_subscribe', { topic })
  await vi.waitFor(() => expect(wallet.messages()).toEqual(['late', 'found', 'lost']))
})

test('the request log has methods, truncated topics and lengths, never contents', async () => {
  const app = await connect()
  await app.call('irn_publish', publication('secret'))
  const log = await (await sandbox.get('/__sandbox/requests?service=relay')).text()
  expect(JSON.parse(log)).toMatchObject([
    { operations: ['connect'], path: '/relay', query: { projectId: 'test' }, status: 101 },
    {
      operations: ['irn_publish'],
      method: 'WEBSOCKET',
      body: JSON.stringify({ ...publication('(6 characters)'), topic: 'aaaaaaaa…' }),
      status: 200,
    },
  ])
  expect(log).not.toMatch(/secret|eyJ/)
})

test('reset empties the mailbox and terminates the sockets', async () => {
  const app = await connect()
  await app.call('irn_publish', publication('hello'))
  const cut = once(app.socket, 'close')
  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  await cut
  const wallet = await connect()
  await wallet.call('irn_subscribe', { topic })
  await wallet.call('irn_subscribe', { topic: otherTopic })
  expect(wallet.messages()).toEqual([])
})

test('is listed with its operations, and responds to plain HTTP with 426', async () => {
  const { services, faults } = await sandbox.describe()
  expect(services.relay).toBe(`${sandbox.origin.replace('http', 'ws')}/relay`)
  expect(faults.services.relay).toEqual(relayService.operations)
  expect((await sandbox.get('/relay')).status).toBe(426)
})

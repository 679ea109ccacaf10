import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { askNode } from './askNode.ts'
import { isEvmSignature } from './isEvmSignature.ts'

afterEach(() => void vi.useRealTimers())

type Answer = (response: ServerResponse, request: { readonly id: number; readonly method: string }) => void

/** A node on this machine, and its requests. */
async function startNode(answer: Answer) {
  const received: IncomingMessage[] = []
  const server = createServer(async (request, response) => {
    received.push(request)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    answer(response, JSON.parse(Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { rpcUrl: `http://127.0.0.1:${port}/key?a=1`, host: `127.0.0.1:${port}`, received }
}

const json = { 'content-type': 'application/json' }
const one = `0x${'1'.padStart(64, '0')}`
const results: Readonly<Record<string, string>> = { eth_chainId: '0x1', eth_call: one }

function answerWith(changed: object): Answer {
  return (response, { id, method }) => {
    const body = { jsonrpc: '2.0', id, result: results[method], ...(method === 'eth_call' && changed) }
    response.writeHead(200, json).end(JSON.stringify(body))
  }
}

const call = { data: '0x00' } as const

test('a call returns what the node has answered', async () => {
  const { rpcUrl, received } = await startNode(answerWith({}))
  expect(await askNode({ rpcUrl, chainId: 1n, call })).toEqual({ ok: true, result: one })
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(2).fill('POST /key?a=1'))
})

test('credentials of the URL are sent as a header', async () => {
  const { rpcUrl, received } = await startNode(answerWith({}))
  await askNode({ rpcUrl: rpcUrl.replace('//', '//user:pass@'), chainId: 1n, call })
  expect(received[0]?.headers.authorization).toBe(`Basic ${btoa('user:pass')}`)
})

// T23
test('a node of another chain decides nothing', async () => {
  const { rpcUrl } = await startNode(answerWith({}))
  await expect(askNode({ rpcUrl, chainId: 137n, call })).rejects.toThrow('chain 1')
  const account = { address: `0x${'1'.repeat(40)}`, message: 'x', signature: '0x00', rpcUrl } as const
  expect(await isEvmSignature({ ...account, chainId: 1n })).toBe(true)
  await expect(isEvmSignature({ ...account, chainId: 137n })).rejects.toThrow('chain 1')
})

// T21, F3
test.each<[string, Answer]>([
  ['at length', (response) => response.writeHead(200, json).end(Buffer.alloc(1 << 20, ' '))],
  [
    'without an end',
    (response) => {
      response.writeHead(200, json)
      const write = () => {
        while (!response.destroyed && response.write('['.repeat(10_000)));
        response.once('drain', write)
      }
      write()
    },
  ],
  [
    'with a bomb',
    (response) =>
      response
        .writeHead(200, { ...json, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(20 << 20, ' '))),
  ],
  ['in HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
  ['with a number', answerWith({ result: 1 })],
  ['without a result', answerWith({ result: undefined })],
  ['with status 403', (response) => response.writeHead(403, json).end('{}')],
])('a node that answers %s is unavailable', async (_, answer) => {
  const { rpcUrl } = await startNode(answer)
  await expect(askNode({ rpcUrl, chainId: 1n, call })).rejects.toThrow()
})

// F2
test('a node that never ends its answer is given up after 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rpcUrl, received } = await startNode((response) => void response.writeHead(200, json).write(' '))
  const asked = askNode({ rpcUrl, chainId: 1n, call })
  asked.catch(() => undefined)
  await vi.waitUntil(() => received.length === 2)
  vi.advanceTimersByTime(10_000)
  await expect(asked).rejects.toMatchObject({ code: 'timeout' })
})

// T26
test('what is signed is sent to no other server', async () => {
  const other = await startNode(answerWith({}))
  const { rpcUrl } = await startNode((response) => response.writeHead(307, { location: other.rpcUrl }).end())
  await expect(askNode({ rpcUrl, chainId: 1n, call })).rejects.toMatchObject({ code: 'network' })
  expect(other.received).toEqual([])
})

test('a node that fails once is asked again', async () => {
  let failures = 2
  const { rpcUrl } = await startNode((response, request) => {
    failures -= 1
    if (failures >= 0) response.writeHead(503).end()
    else answerWith({})(response, request)
  })
  expect(await askNode({ rpcUrl, chainId: 1n, call })).toMatchObject({ ok: true })
})

test.each<[string, object, boolean | RegExp]>([
  ['by its code', { code: 3, message: 'x' }, false],
  ['by its message', { code: -32000, message: 'execution reverted' }, false],
  ['for a reason of the node', { code: -32603, message: 'internal error' }, /could not run/],
])('a call that the node has ended %s', async (_, error, outcome) => {
  const { rpcUrl } = await startNode((response, request) => {
    const status = request.method === 'eth_call' ? 400 : 200
    const body = { jsonrpc: '2.0', id: request.id, ...(status === 400 ? { error } : { result: '0x1' }) }
    response.writeHead(status, json).end(JSON.stringify(body))
  })
  const account = { address: `0x${'1'.repeat(40)}`, message: 'x', signature: '0x00', rpcUrl } as const
  const verified = isEvmSignature({ ...account, chainId: 1n })
  if (outcome instanceof RegExp) await expect(verified).rejects.toThrow(outcome)
  else expect(await verified).toBe(outcome)
})

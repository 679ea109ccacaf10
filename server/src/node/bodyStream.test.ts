import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bodyStream } from './bodyStream.ts'

/** A request whose body is still being sent, as its server sees it. */
async function receive() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = send({ port, host: '127.0.0.1', method: 'POST' })
  client.on('error', () => undefined)
  client.flushHeaders()
  const [received, response] = (await once(server, 'request')) as [IncomingMessage, { end(): void }]
  onTestFinished(() => {
    client.destroy()
    server.closeAllConnections()
    server.close()
  })
  return { client, received, response }
}

test('has all that is sent', async () => {
  const { client, received } = await receive()
  const text = new Response(bodyStream(received)).text()
  client.write('a'.repeat(100_000))
  client.end('b')
  expect(await text).toBe(`${'a'.repeat(100_000)}b`)
})

test('has text as its bytes', async () => {
  const { client, received } = await receive()
  received.setEncoding('latin1')
  client.end('caf\u00e9')
  expect(await new Response(bodyStream(received)).text()).toBe('caf\u00e9')
})

test('is empty, and ended, once something else has read it', async () => {
  const { client, received } = await receive()
  client.end('a')
  await once(received.resume(), 'end')
  expect(await new Response(bodyStream(received)).text()).toBe('')
})

test('stops the sender while it is not read', async () => {
  const { client, received } = await receive()
  const reader = bodyStream(received).getReader()
  client.write('a'.repeat(1_000_000))
  await reader.read()
  await expect.poll(() => received.isPaused()).toBe(true)
})

test('fails when the client goes', async () => {
  const { client, received } = await receive()
  const text = new Response(bodyStream(received)).text()
  client.write('a')
  client.destroy()
  await expect(text).rejects.toThrow('aborted')
  await expect(new Response(bodyStream(received)).text()).rejects.toThrow('aborted')
})

test('a cancelled one ignores what follows, and its end', async () => {
  const { client, received } = await receive()
  const body = bodyStream(received)
  client.write('a')
  await body.cancel()
  client.end('b'.repeat(100_000))
  await once(received, 'end')
})

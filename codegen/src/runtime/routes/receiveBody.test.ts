import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { expect, it, onTestFinished, vi } from 'vitest'
import { receiveBody } from './receiveBody.ts'

const limits = { maxBytes: 10, timeoutMs: 1_000 }
const post = (body: BodyInit | null) =>
  new Request('https://x.example', { method: 'POST', body, ...(body && { duplex: 'half' }) })

/** A body of `count` pieces of 6 bytes, and the calls that it received. */
function bodyOf(count: number) {
  const pull = vi.fn((controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    controller.enqueue(new Uint8Array(6))
    if (pull.mock.calls.length === count) controller.close()
  })
  const cancel = vi.fn()
  return { pull, cancel, stream: new ReadableStream({ pull, cancel }, { highWaterMark: 0 }) }
}

it('is the bytes of the body', async () => {
  expect(await receiveBody(post('0123456789'), limits)).toEqual({
    ok: true,
    bytes: new TextEncoder().encode('0123456789'),
  })
  expect(await receiveBody(post(null), limits)).toEqual({ ok: true, bytes: new Uint8Array() })
})

// F3
it.each([
  ['announced', { 'content-length': '12' }],
  ['found', {}],
])('reads on after a length that is too long is %s, and never cancels', async (_, headers) => {
  const { stream, pull, cancel } = bodyOf(5)
  const request = { headers: new Headers(headers), body: stream }
  expect(await receiveBody(request, limits)).toEqual({
    ok: false,
    status: 413,
    message: 'The body is longer than 10 bytes',
  })
  await vi.waitFor(() => expect(pull).toHaveBeenCalledTimes(5))
  expect(cancel).not.toHaveBeenCalled()
})

it('reads four times the limit of an endless body at most', async () => {
  const { stream, pull } = bodyOf(Number.POSITIVE_INFINITY)
  expect(await receiveBody({ headers: new Headers(), body: stream }, limits)).toMatchObject({ status: 413 })
  await vi.waitFor(() => expect(pull).toHaveBeenCalledTimes(2 + 7))
  await new Promise((resolve) => setImmediate(resolve))
  expect(pull).toHaveBeenCalledTimes(2 + 7)
})

it('refuses a body that takes too long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const stream = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(6)) })
  const received = receiveBody(post(stream), limits)
  await vi.advanceTimersByTimeAsync(999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await received).toEqual({ ok: false, status: 408, message: 'The body took longer than 1000 ms' })
  expect(await receiveBody(post('x'), limits)).toMatchObject({ ok: true })
  expect(vi.getTimerCount()).toBe(0)
})

it('refuses a body that breaks off, and one that was read before', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
  const refused = { ok: false, status: 400, message: 'The body is incomplete' }
  expect(await receiveBody(post(broken), limits)).toEqual(refused)
  const read = post('x')
  await read.text()
  expect(await receiveBody(read, limits)).toEqual(refused)
})

it('does not end a server whose requests are streams of Node', async () => {
  const errors = vi.fn()
  process.on('uncaughtException', errors)
  onTestFinished(() => void process.off('uncaughtException', errors))
  const server = createServer(async (request, response) => {
    const body = Readable.toWeb(request) as ReadableStream
    const received = await receiveBody(post(body), { maxBytes: 65_536, timeoutMs: 1_000 })
    response.writeHead(received.ok ? 200 : received.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  for (let count = 0; count < 10; count += 1)
    expect((await fetch(url, { method: 'POST', body: 'a'.repeat(200_000) })).status).toBe(413)
  expect(errors).not.toHaveBeenCalled()
})

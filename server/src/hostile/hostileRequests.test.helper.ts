import { connect, type Socket } from 'node:net'

const head = [
  'POST /api/auth/callback/siwx HTTP/1.1',
  'Host: app.example',
  'Origin: https://app.example',
  'Content-Type: application/x-www-form-urlencoded',
].join('\r\n')

const withLength = (length: number, body: string) => `${head}\r\nContent-Length: ${length}\r\n\r\n${body}`
const chunked = `${head}\r\nTransfer-Encoding: chunked\r\n\r\n`
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** Sends a request as no browser does; the socket ends when the server or the sender has had enough. */
export type HostileRequest = (socket: Socket) => void

/** By the way in which they misbehave. */
export const hostileRequests: Readonly<Record<string, HostileRequest>> = {
  'too long': (socket) => socket.write(withLength(200_000, 'a'.repeat(200_000))),
  'too long, in pieces of unknown number': (socket) =>
    socket.write(`${chunked}${chunk('a'.repeat(50_000)).repeat(4)}0\r\n\r\n`),
  'announced as too long': (socket) => socket.write(withLength(1e9, 'a')),
  'too long, without waiting for the reply': (socket) => socket.end(withLength(200_000, 'a'.repeat(200_000))),
  'too long, reset': (socket) =>
    socket.write(withLength(200_000, 'a'.repeat(150_000)), () => socket.resetAndDestroy()),
  'cut off': (socket) => socket.end(withLength(1_000, 'a=b')),
  'cut off in a piece': (socket) => socket.end(`${chunked}10\r\nabc`),
  'not in pieces as announced': (socket) => socket.end(`${chunked}${chunk('abc')}zz\r\n`),
  reset: (socket) => socket.write(withLength(1_000, 'a=b'), () => socket.resetAndDestroy()),
  'reset after the head': (socket) => socket.write(withLength(1_000, ''), () => socket.resetAndDestroy()),
  'reset in its head': (socket) => socket.write(head, () => socket.resetAndDestroy()),
  'complete, reset before the reply': (socket) =>
    socket.write(withLength(3, 'a=b'), () => socket.resetAndDestroy()),
  'two, the first too long': (socket) =>
    socket.write(`${withLength(70_000, 'a'.repeat(70_000))}${withLength(3, 'a=b')}`),
  endless(socket) {
    const piece = chunk('a'.repeat(16_000))
    const fill = () => {
      while (!socket.destroyed && socket.write(piece));
    }
    socket.write(chunked)
    socket.on('drain', fill)
    fill()
  },
}

/** Never send the rest. */
export const slowRequests: Readonly<Record<string, HostileRequest>> = {
  'slow body': (socket) => socket.write(withLength(1_000, 'a=b')),
  'slow head': (socket) => socket.write(head),
}

export interface HostileReply {
  /** Status of the first reply; undefined when there was none. */
  readonly status: number | undefined
}

/** Sends one and resolves when its connection is gone, or its reply complete while the connection is kept. */
export function sendHostile(port: number, request: HostileRequest): Promise<HostileReply> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => request(socket))
    let received = ''
    const finish = () => {
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]
      resolve({ status: status === undefined ? undefined : Number(status) })
    }
    socket.on('data', (data) => {
      received += data
      if (isComplete(received)) finish()
    })
    // Broken on purpose: how it ends does not matter.
    socket.on('error', () => undefined)
    socket.on('close', finish)
  })
}

function isComplete(reply: string): boolean {
  const [, headers = '', body] = /^(.*?)\r\n\r\n(.*)$/s.exec(reply) ?? []
  if (body === undefined) return false
  const length = /^content-length: (\d+)/im.exec(headers)?.[1]
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length)
}

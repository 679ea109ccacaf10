import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { captivePortalPage } from '../faults/applyFault.ts'
import type { Fault } from '../faults/Fault.ts'

/** Outcome of a handshake: it continues, gets no reply, or is refused with a status. */
export type HandshakeOutcome = 'goOn' | 'broken' | number

/** Applies a fault to a WebSocket handshake. */
export async function breakHandshake(fault: Fault, socket: Duplex): Promise<HandshakeOutcome> {
  switch (fault.mode) {
    case 'slow':
      await delay(fault.delayMs, undefined, { ref: false })
      return socket.destroyed ? 'broken' : 'goOn'
    case 'behave':
      return 'goOn'
    case 'down':
      socket.destroy()
      return 'broken'
    case 'never':
      return 'broken'
    case 'html':
      return refuse(socket, {
        status: fault.status,
        contentType: 'text/html; charset=UTF-8',
        body: captivePortalPage,
      })
    case 'malformed':
      return refuse(socket, { status: 200, contentType: 'application/json', body: fault.body })
    case 'status': {
      const body = fault.body ?? `Status ${fault.status}`
      const retryAfter = fault.retryAfterSeconds
      return refuse(socket, { status: fault.status, contentType: 'text/plain', body, retryAfter })
    }
  }
}

interface Refusal {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly retryAfter?: number | undefined
}

function refuse(socket: Duplex, { status, contentType, body, retryAfter }: Refusal): number {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  return status
}

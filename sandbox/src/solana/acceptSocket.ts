import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { captivePortalPage } from '../faults/applyFault.ts'
import type { Faults } from '../faults/createFaults.ts'
import type { Fault } from '../faults/Fault.ts'
import type { Service } from '../http/Service.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import type { RequestLog } from '../requests/createRequestLog.ts'

/** Faults and the request log. */
export interface SocketObserver {
  readonly faults: Faults
  readonly requestLog: RequestLog
  readonly log: (line: string) => void
}

export interface AcceptSocketParameters extends SocketObserver {
  readonly service: Service
  /** The only path that accepts sockets. */
  readonly path: string
  /** Handles a new connection. `send` sends a message while it is open. */
  connect(send: (text: string) => void): {
    receive(text: string): Promise<void>
    close(): void
  }
}

/**
 * Accepts WebSocket connections for a service. The request log has the handshake and every message; faults without an
 * operation apply to the handshake, and all faults to messages that call their operation.
 */
export function acceptSocket(parameters: AcceptSocketParameters): NonNullable<ServiceMount['upgrade']> {
  const server = new WebSocketServer({ noServer: true, clientTracking: false })
  return (request, socket, head) => {
    // A reset by the client is not an error of the sandbox.
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== parameters.path) {
      return refuse(socket, 404, 'text/plain', 'No WebSocket at this path')
    }
    const { fault, noteReply } = observe(parameters, request, '')
    void breakHandshake(parameters.service, fault, socket).then((isBroken) => {
      if (isBroken || socket.destroyed) return
      server.handleUpgrade(request, socket, head, (webSocket) => {
        noteReply(101)
        converse(parameters, request, webSocket)
      })
    })
  }
}

function converse(parameters: AcceptSocketParameters, request: IncomingMessage, webSocket: WebSocket): void {
  const send = (text: string) => {
    if (webSocket.readyState === webSocket.OPEN) webSocket.send(text)
  }
  const conversation = parameters.connect(send)
  const closed = new AbortController()
  webSocket.on('error', () => webSocket.terminate())
  webSocket.on('close', () => {
    closed.abort()
    conversation.close()
  })
  webSocket.on('message', async (data) => {
    const text = String(data)
    const { fault, noteReply } = observe(parameters, request, text)
    try {
      if (await breakMessage(webSocket, fault, closed.signal)) return
      await conversation.receive(text)
      noteReply(200)
    } catch (error) {
      parameters.log(`${parameters.service.id}: ${error instanceof Error ? error.stack : String(error)}`)
      webSocket.close(internalError)
    }
  })
}

function observe(
  { service, faults, requestLog }: AcceptSocketParameters,
  request: IncomingMessage,
  body: string,
) {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const isHandshake = body === ''
  const method = isHandshake ? 'GET' : 'MESSAGE'
  const operations = isHandshake ? [] : service.operationsOf({ method, path: '', body })
  const fault = faults.take(service.id, operations)
  const noteReply = requestLog.add({
    service: service.id,
    operations,
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body,
    origin: request.headers.origin ?? null,
    fault: fault?.mode ?? null,
  })
  return { fault, noteReply }
}

/** Applies a fault to a handshake. Returns true when the handshake must not continue. */
async function breakHandshake(service: Service, fault: Fault | undefined, socket: Duplex): Promise<boolean> {
  switch (fault?.mode) {
    case undefined:
    case 'behave':
      return false
    case 'down':
      socket.destroy()
      return true
    case 'never':
      // The connection stays open until the client closes it or the sandbox stops.
      return true
    case 'slow': {
      const closed = new AbortController()
      socket.once('close', () => closed.abort())
      await wait(fault.delayMs, closed.signal)
      return false
    }
    case 'html':
      refuse(socket, fault.status, 'text/html; charset=utf-8', captivePortalPage)
      return true
    case 'malformed':
      refuse(socket, 200, 'application/json', fault.body)
      return true
    case 'status': {
      const { contentType, body } = service.errorBody(fault.status)
      refuse(socket, fault.status, contentType, fault.body ?? body)
      return true
    }
  }
}

/** Applies a fault to a message. Returns true when the message must not be answered. */
async function breakMessage(
  webSocket: WebSocket,
  fault: Fault | undefined,
  closed: AbortSignal,
): Promise<boolean> {
  switch (fault?.mode) {
    case undefined:
    case 'behave':
      return false
    case 'down':
      webSocket.terminate()
      return true
    case 'never':
      return true
    case 'slow':
      await wait(fault.delayMs, closed)
      return closed.aborted
    case 'html':
      webSocket.send(captivePortalPage)
      return true
    case 'malformed':
      webSocket.send(fault.body)
      return true
    case 'status':
      // A message has no status, so the server closes the connection.
      webSocket.close(fault.status === 429 || fault.status === 503 ? tryAgainLater : internalError)
      return true
  }
}

/** Reasons for closing. https://www.iana.org/assignments/websocket/websocket.xhtml#close-code-number */
const internalError = 1011
const tryAgainLater = 1013

/** Answers a handshake with an ordinary HTTP response. */
function refuse(socket: Duplex, status: number, contentType: string, body: string): void {
  const head = [
    `HTTP/1.1 ${status} Refused`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  // Resolves early when the connection closes.
  await delay(ms, undefined, { signal }).catch(() => {})
}

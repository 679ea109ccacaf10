import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SignInServer } from '../createSignInServer.ts'
import { setPeerAddress } from '../requests/peerAddress.ts'
import { bodyStream } from './bodyStream.ts'
import { endUnreadRequest } from './endUnreadRequest.ts'

/** A request of `node:http`, with what Express and its body parsers add. */
export interface NodeRequest extends IncomingMessage {
  /** URL before a router has removed its mount path. */
  readonly originalUrl?: string
  /** Parsed body, where a parser has read it already. */
  readonly body?: unknown
}

/** Middleware of Express and Connect, and a listener of `node:http`. */
export type NodeHandler = (
  request: NodeRequest,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void

export interface ToNodeHandlerOptions {
  /** Answers the requests: the handler of `createAuthJsHandler`. Default: the server's own. */
  readonly handle?: ((request: Request) => Promise<Response>) | undefined
}

/**
 * Serves a sign-in server with `node:http` or Express. Requests outside its `basePath` are passed on to `next`, or answered
 * with 404. Rate limits count by the address of the connection unless `clientAddress` is set.
 *
 * @example
 * express().use(toNodeHandler(server))
 */
export function toNodeHandler(
  server: SignInServer,
  { handle = server.handle }: ToNodeHandlerOptions = {},
): NodeHandler {
  const { core } = server._internal
  const { basePath } = core.options
  async function answer(request: NodeRequest, path: string): Promise<Response> {
    // Node's parser passes on methods that a `Request` refuses. A listener that throws ends the process.
    if (/^(?:trace|track|connect)$/i.test(request.method ?? ''))
      return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, POST' } })
    return handle(toRequest(request, path))
  }
  return (request, response, next) => {
    const path = request.originalUrl ?? request.url ?? '/'
    const isOwn = path.startsWith(`${basePath}/`)
    if (!isOwn && next) return next()
    // A reset is reported to both; without a listener it ends the process.
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    response.once('finish', () => endUnreadRequest(request))
    const fail = (error: unknown) => {
      if (next && !response.headersSent) return next(error)
      core.options.onError(error)
      if (!response.headersSent) response.statusCode = 500
      response.end()
    }
    const reply = isOwn ? answer(request, path) : notFound()
    reply.then((sent) => send(sent, response)).catch(fail)
  }
}

async function notFound(): Promise<Response> {
  return new Response('Not found', { status: 404 })
}

/** The host of the URL is not read: origins are configured. */
function toRequest(request: NodeRequest, path: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? '']) {
      // Pseudo-headers of HTTP/2 are part of the request line.
      if (!name.startsWith(':')) headers.append(name, item)
    }
  }
  const { method = 'GET' } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const received = new Request(new URL(path, 'http://localhost'), {
    method,
    headers,
    ...(hasBody && { body: bodyOf(request), duplex: 'half' }),
  })
  setPeerAddress(received, request.socket.remoteAddress)
  return received
}

function bodyOf(request: NodeRequest): BodyInit {
  const { body } = request
  // A body parser has read the stream: its result is written again.
  if (!request.readableEnded || body === undefined) return bodyStream(request)
  if (typeof body === 'string' || body instanceof Uint8Array) return body as BodyInit
  const isJson = request.headers['content-type']?.startsWith('application/json')
  return isJson ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>).toString()
}

async function send(reply: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await reply.arrayBuffer())
  // The client has gone, or Node has answered a body that is no HTTP.
  if (response.destroyed || response.headersSent) return
  response.statusCode = reply.status
  for (const [name, value] of reply.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = reply.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.end(body)
}

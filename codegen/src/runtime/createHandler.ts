import { delay, HttpHandler, HttpResponse } from 'msw'
import type { HandlerOptions } from './HandlerOptions.ts'
import { type DeclaredReply, madeUpReply } from './madeUpReply.ts'
import { requestPattern } from './requestPattern.ts'

/** What the compiler knows about an operation that is to be answered. */
export interface HandledOperation {
  readonly name: string
  readonly method: string
  /** Path template of the contract. */
  readonly path: string
  readonly replies: readonly DeclaredReply[]
}

/** A handler of Mock Service Worker for one operation. */
export function createHandler<Reply>(
  operation: HandledOperation,
  options: HandlerOptions<Reply> = {},
): HttpHandler {
  const pattern = requestPattern(operation.path, options.baseUrl)
  return new HttpHandler(operation.method, pattern, async ({ request }) => {
    if (options.delayMs !== undefined) await delay(options.delayMs)
    return answer(operation, options, request)
  })
}

async function answer<Reply>(
  operation: HandledOperation,
  options: HandlerOptions<Reply>,
  request: Request,
): Promise<Response> {
  if (options.fail === 'network') return HttpResponse.error()
  const status = options.fail ?? options.status ?? successStatus(operation)
  const declared = findReply(operation, status)
  if (options.fail === undefined && options.reply !== undefined) {
    return respond(status, declared?.type, await resolve(options.reply, request), options)
  }
  if (declared === undefined) return respond(status, 'text/plain', `Status ${status}`, options)
  if (declared.type === undefined) return respond(status, undefined, undefined, options)
  return respond(status, declared.type, madeUpReply(operation.name, declared, options.seed), options)
}

function resolve<Reply>(reply: HandlerOptions<Reply>['reply'], request: Request): Reply | Promise<Reply> {
  // A reply is data of a contract and never a function itself.
  return typeof reply === 'function'
    ? (reply as (request: Request) => Reply | Promise<Reply>)(request)
    : (reply as Reply)
}

function respond(
  status: number,
  type: string | undefined,
  body: unknown,
  { headers: own }: Pick<HandlerOptions<unknown>, 'headers'>,
): Response {
  const headers = new Headers(own)
  if (body === undefined) return new Response(null, { status, headers })
  if (body instanceof Blob || body instanceof Uint8Array) {
    const blob = new Blob([body as Blob | Uint8Array<ArrayBuffer>], {
      type: body instanceof Blob ? body.type : (type ?? ''),
    })
    return new Response(blob, { status, headers })
  }
  const isText = typeof body === 'string' && type !== undefined && !/[/+]json\b/.test(type)
  if (!headers.has('content-type')) headers.set('content-type', type ?? 'application/json')
  return new Response(isText ? body : JSON.stringify(body), { status, headers })
}

function successStatus({ replies }: HandledOperation): number {
  const success = replies.find(({ status }) => String(status).startsWith('2'))
  return typeof success?.status === 'number' ? success.status : 200
}

function findReply({ replies }: HandledOperation, status: number): DeclaredReply | undefined {
  const range = `${Math.floor(status / 100)}XX`
  return (
    replies.find((reply) => reply.status === status) ??
    replies.find((reply) => reply.status === range) ??
    replies.find((reply) => reply.status === 'default')
  )
}

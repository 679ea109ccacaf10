import { delay, HttpHandler, HttpResponse } from 'msw'
import type { Bytes } from '../Bytes.ts'
import { byStatus } from '../byStatus.ts'
import { hasOwnQuery } from '../ownQuery.ts'
import type { AnyHandlerOptions, HandlerSettings } from './HandlerOptions.ts'
import { type DeclaredContent, type DeclaredReplies, mockReply } from './mockReply.ts'
import { requestPattern } from './requestPattern.ts'

/** Description of an operation for its handler. */
export interface HandledOperation {
  readonly name: string
  readonly method: string
  /** Path template of the contract. */
  readonly path: string
  readonly replies: DeclaredReplies
}

/** A handler of Mock Service Worker for one operation. */
export function createHandler(operation: HandledOperation, settings: HandlerSettings = {}): HttpHandler {
  // Its generated type restricts its replies.
  const options: AnyHandlerOptions = settings
  const pattern = requestPattern(operation.path, options.baseUrl)
  return new HttpHandler(operation.method, pattern, async ({ request }) => {
    // The next handler is asked then.
    if (!hasOwnQuery(operation.path, request.url)) return undefined
    if (options.delayMs !== undefined) await delay(options.delayMs)
    if (options.fail === 'timeout') await delay('infinite')
    return answer(operation, options, request)
  })
}

async function answer(
  operation: HandledOperation,
  options: AnyHandlerOptions,
  request: Request,
): Promise<Response> {
  const { fail, seed } = options
  if (fail === 'network') return HttpResponse.error()
  const status = typeof fail === 'number' ? fail : (options.status ?? successStatus(operation))
  const declared = findContents(operation, status)
  const content = findContent(declared ?? [], options.type ?? request.headers.get('accept'))
  if (fail === 'malformed') return brokenOff(status, content?.type ?? 'application/json', options)
  if (fail === undefined && options.reply !== undefined) {
    return respond(status, content?.type, await resolve(options.reply, request), options)
  }
  if (declared === undefined) return respond(status, 'text/plain', `Status ${status}`, options)
  if (content === undefined) return respond(status, undefined, undefined, options)
  return respond(status, content.type, mockReply(operation.name, content, seed), options)
}

/** The requested content, by name or as the first that a request accepts. */
function findContent(
  contents: readonly DeclaredContent[],
  accepted: string | null,
): DeclaredContent | undefined {
  const wanted = (accepted ?? '').split(',').map((type) => (type.split(';')[0] ?? '').trim().toLowerCase())
  const found = wanted.map((type) => contents.find((content) => content.type.toLowerCase() === type))
  return found.find((content) => content !== undefined) ?? contents[0]
}

function brokenOff(status: number, type: string, { headers }: Pick<HandlerSettings, 'headers'>): Response {
  return new Response('{"unfinished": [', { status, headers: { 'content-type': type, ...headers } })
}

/** A reply is data of a contract and never a function itself. */
function resolve(reply: unknown, request: Request): unknown {
  return typeof reply === 'function' ? reply(request) : reply
}

function respond(
  status: number,
  type: string | undefined,
  body: unknown,
  { headers: own }: Pick<HandlerSettings, 'headers'>,
): Response {
  const headers = new Headers(own)
  // The latter have no body in HTTP, whatever a range of statuses declares.
  if (body === undefined || [204, 205, 304].includes(status)) return new Response(null, { status, headers })
  if (body instanceof Blob || body instanceof Uint8Array) {
    const blob = new Blob([body as Blob | Bytes], {
      type: body instanceof Blob ? body.type : (type ?? ''),
    })
    return new Response(blob, { status, headers })
  }
  const announced = concreteType(type)
  const isText = typeof body === 'string' && !/[/+]json\b/.test(announced)
  if (!headers.has('content-type')) headers.set('content-type', announced)
  return new Response(isText ? body : JSON.stringify(body), { status, headers })
}

/** Ranges, where a contract allows any type, or any kind of text. */
function concreteType(type = 'application/json'): string {
  if (!type.includes('*')) return type
  return type.startsWith('text/') ? 'text/plain' : 'application/json'
}

function successStatus({ replies }: HandledOperation): number {
  const status = Number(Object.keys(replies).find((key) => key.startsWith('2')))
  return Number.isNaN(status) ? 200 : status
}

function findContents({ replies }: HandledOperation, status: number): readonly DeclaredContent[] | undefined {
  const declared = byStatus(replies, status)
  return declared && Object.entries(declared).map(([type, facts]) => ({ type, ...facts }))
}

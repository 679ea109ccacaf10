import type { Bytes } from './Bytes.ts'
import type { RouteHeaders } from './routeReply.ts'

/** What a handler of a route answers; its generated type says which statuses, types and bodies are declared. */
export interface RouteResult {
  readonly status: number
  /** Media type, needed where a reply declares several. */
  readonly type?: string | undefined
  readonly body?: unknown
  readonly headers?: RouteHeaders | undefined
}

/** The media types that replies declare, first ones preferred, by status (`200`), range (`4XX`) or `default`. */
export type WireReplies = Readonly<Record<string, readonly string[]>>

/** Turns a handler's answer into a response. */
export function routeResponse(result: RouteResult, replies: WireReplies): Response {
  const headers = new Headers(result.headers)
  const type = result.type ?? declaredTypes(result.status, replies)[0]
  if (result.body === undefined || type === undefined)
    return new Response(null, { status: result.status, headers })
  const { body } = result
  if (!headers.has('content-type')) headers.set('content-type', concreteType(type, body))
  headers.set('x-content-type-options', 'nosniff')
  return new Response(isRaw(body) && !isJson(type) ? body : JSON.stringify(body), {
    status: result.status,
    headers,
  })
}

function declaredTypes(status: number, replies: WireReplies): readonly string[] {
  return replies[status] ?? replies[`${Math.floor(status / 100)}XX`] ?? replies.default ?? []
}

function concreteType(type: string, body: unknown): string {
  if (!type.includes('*'))
    return type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type
  return body instanceof Blob && body.type !== '' ? body.type : 'application/octet-stream'
}

function isRaw(body: unknown): body is string | Blob | Bytes | ReadableStream {
  return typeof body === 'string' || [Blob, Uint8Array, ReadableStream].some((kind) => body instanceof kind)
}

function isJson(type: string): boolean {
  return /^[^;]*[/+]json\b/i.test(type)
}

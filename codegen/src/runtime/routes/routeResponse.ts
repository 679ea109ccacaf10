import type { Bytes } from '../Bytes.ts'
import { byStatus } from '../byStatus.ts'
import type { RouteHeaders } from './routeReply.ts'

/** The reply of a route's handler; its generated type has the declared statuses, types and bodies. */
export interface RouteResult {
  readonly status: number
  /** Media type, needed where a reply declares several. */
  readonly type?: string | undefined
  readonly body?: unknown
  readonly headers?: RouteHeaders | undefined
}

/** The media types that replies declare, first ones preferred, by status (`200`), range (`4XX`) or `default`. */
export type WireReplies = Readonly<Record<string, readonly string[]>>

/** Turns a handler's reply into a response. */
export function routeResponse(result: RouteResult, replies: WireReplies): Response {
  const headers = new Headers(result.headers)
  const declared = result.type ?? declaredTypes(result.status, replies)[0]
  if (result.body === undefined || declared === undefined || withoutBody.has(result.status))
    return new Response(null, { status: result.status, headers })
  const { body } = result
  const type = concreteType(declared, body)
  if (!headers.has('content-type')) headers.set('content-type', type)
  headers.set('x-content-type-options', 'nosniff')
  return new Response(isRaw(body) && !isJson(type) ? body : JSON.stringify(body), {
    status: result.status,
    headers,
  })
}

/** Statuses without a body in HTTP, whatever a range of statuses declares. */
const withoutBody: ReadonlySet<number> = new Set([101, 204, 205, 304])

function declaredTypes(status: number, replies: WireReplies): readonly string[] {
  return byStatus(replies, status) ?? []
}

function concreteType(type: string, body: unknown): string {
  if (!type.includes('*')) return isText(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type
  if (body instanceof Blob && body.type !== '') return body.type
  if (isFile(body)) return 'application/octet-stream'
  return isText(type) ? 'text/plain; charset=utf-8' : 'application/json'
}

function isText(type: string): boolean {
  return type.startsWith('text/')
}

function isRaw(body: unknown): body is string | Blob | Bytes | ReadableStream {
  return typeof body === 'string' || isFile(body)
}

function isFile(body: unknown): body is Blob | Bytes | ReadableStream {
  return [Blob, Uint8Array, ReadableStream].some((kind) => body instanceof kind)
}

function isJson(type: string): boolean {
  return /^[^;]*[/+]json\b/i.test(type)
}

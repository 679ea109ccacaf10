import { nearest } from '../../diagnostics/nearest.ts'
import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { Reply, ReplyHeader, ReplyStatus } from '../../model/operation.ts'
import type { Context } from '../context.ts'
import { followReference } from '../followReference.ts'
import { readObject } from '../objectReader.ts'
import { bareFacts } from '../schema/bareFacts.ts'
import { normaliseContents } from './normaliseContents.ts'

/** `responses` → replies, exact statuses first, then ranges, `default` last. Replies to `HEAD` have no body. */
export function normaliseReplies(context: Context, cursor: Cursor, method: string): Reply[] {
  const found = childCursors(cursor).flatMap((entry) => {
    if (entry.key.startsWith('x-')) return []
    const status = readStatus(context, entry)
    const reply = status === undefined ? undefined : normaliseReply(context, entry, status)
    return reply === undefined ? [] : [reply]
  })
  const replies = method === 'head' ? found.map((reply) => ({ ...reply, contents: [] })) : found
  return replies.sort((a, b) => rank(a.status) - rank(b.status))
}

function readStatus(context: Context, entry: Cursor): ReplyStatus | undefined {
  if (/^[1-5]\d\d$/.test(entry.key)) return Number(entry.key)
  const range = /^([1-5])XX$/i.exec(entry.key)?.[1]
  if (range !== undefined) return `${range as '1' | '2' | '3' | '4' | '5'}XX` as ReplyStatus
  if (entry.key === 'default') return 'default'
  context.report.mistakenKey(
    entry,
    `Invalid response status '${entry.key}'.`,
    meantStatus(entry.key) ?? `Use a status such as '200', a range such as '4XX', or 'default'.`,
  )
  return undefined
}

function meantStatus(key: string): string | undefined {
  const word = key.trim().toLowerCase()
  if (word === 'ok' || word === 'success') return `Write '200'.`
  if (nearest(word, ['default']) !== undefined) return `Did you mean 'default'?`
  const range = /^([1-5])(?:\d\d-[1-5]99|xx)$/.exec(word)?.[1]
  return range === undefined ? undefined : `Did you mean '${range}XX'?`
}

function rank(status: ReplyStatus): number {
  if (typeof status === 'number') return status
  return status === 'default' ? 2000 : 1000 + Number(status[0])
}

/** Statuses without a body in HTTP. */
const withoutBody: ReadonlySet<ReplyStatus> = new Set([204, 205, 304])

export function normaliseReply(context: Context, cursor: Cursor, status: ReplyStatus): Reply | undefined {
  const target = followReference(context, cursor, 'a response')
  const reader = target && readObject(context.report, target, 'A response')
  if (reader === undefined) return undefined
  const content = reader.object('content')
  const isBare = content !== undefined && withoutBody.has(status)
  if (isBare) {
    context.report.habit(
      content,
      `A response of status ${status} has no body; its content is ignored.`,
      'Remove the content, or use another status.',
    )
  }
  const headers = reader.object('headers')
  reader.ignore('links', 'summary')
  const reply: Reply = {
    status,
    description: reader.text('description') ?? '',
    contents: content === undefined || isBare ? [] : normaliseContents(context, content),
    headers:
      headers === undefined ? [] : childCursors(headers).flatMap((entry) => readHeader(context, entry)),
  }
  reader.finish('a response')
  return reply
}

export function readHeader(context: Context, cursor: Cursor): ReplyHeader[] {
  const target = followReference(context, cursor, 'a header')
  const reader = target && readObject(context.report, target, 'A header')
  if (reader === undefined) return []
  const schema = reader.child('schema')
  const description = reader.text('description')
  reader.ignore('style', 'example', 'examples', 'deprecated', 'content', 'allowReserved', 'allowEmptyValue')
  const header: ReplyHeader = {
    name: cursor.key,
    required: reader.boolean('required') ?? false,
    explode: reader.boolean('explode') ?? false,
    schema: schema === undefined ? { kind: 'unknown', ...bareFacts(cursor) } : context.schemaAt(schema),
    ...(description === undefined ? {} : { description }),
  }
  // Version 2 wrote the schema into the header itself; `type` there is a mistake to report.
  reader.finish('a header')
  return [header]
}

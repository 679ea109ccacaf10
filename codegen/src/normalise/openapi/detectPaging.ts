import { jsonSchemaOf, successReplies } from '../../layout/operationFacts.ts'
import { asList, bareSchema, certainProperties } from '../../model/bareSchema.ts'
import { escapeToken } from '../../model/jsonPointer.ts'
import type { Operation, Parameter } from '../../model/operation.ts'
import type { Paging } from '../../model/paging.ts'
import type { Schema } from '../../model/schema.ts'
import { pageSize } from './pageSize.ts'

// Names are compared without case and separators.
const cursorNames = ['cursor', 'pagetoken', 'nexttoken', 'nextpagetoken', 'continuationtoken', 'after']
const nextNames = ['nextcursor', 'nexttoken', 'nextpagetoken', 'nextpagecursor', 'continuationtoken', 'next']
const moreNames = ['hasmore', 'hasnextpage', 'hasnext']
const wrapperNames = ['pagination', 'paging', 'meta', 'metadata', 'pageinfo', 'responsemetadata', 'cursors']
const pageNames = ['page', 'pagenumber']
const offsetNames = ['offset', 'skip']
const sizeNames = ['perpage', 'pagesize', 'limit', 'size', 'itemsperpage']
const totalNames = ['total', 'totalcount', 'totalitems', 'totalresults']

/**
 * The paging rule of an operation that declares none, where parameters and reply are unambiguous:
 *
 * - a cursor and a string in the reply that is the next one (`cursor` and `next_cursor`, `after` and `pageInfo.endCursor`);
 * - `starting_after` with `has_more` and items that have an `id`;
 * - `page` and a number in the reply that is the next one (`next_page`);
 * - `page`, or `offset`, with a size and a reply with exactly one list. Without `default` or `minimum` pages may start at
 *   0 or 1, so none is detected.
 */
export function detectPaging(operation: Operation): Paging | undefined {
  const parameters = new Map(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && !parameter.name.startsWith('/'))
      .map((parameter) => [bareName(parameter.name), parameter]),
  )
  const first = (names: readonly string[]) => names.map((name) => parameters.get(name)).find((found) => found)
  const cursor = first(cursorNames)
  const startingAfter = parameters.get('startingafter')
  const page = first(pageNames)
  const offset = first(offsetNames)
  if ((cursor ?? startingAfter ?? page ?? offset) === undefined) return undefined
  const [reply, another] = successReplies(operation).flatMap((success) => jsonSchemaOf(success) ?? [])
  if (reply === undefined || another !== undefined) return undefined
  const size = first(sizeNames)
  return (
    (cursor && byCursor(cursor, reply)) ??
    (startingAfter && byLastItem(startingAfter, reply)) ??
    (page && byNextPage(page, reply)) ??
    (page && byNumber('pages', page, size, reply)) ??
    (offset && byNumber('items', offset, size, reply))
  )
}

/** One property of the reply, at its top or in an object that is about paging. */
interface ReplyField {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
  readonly pointer: string
  readonly siblings: readonly ReplyField[]
}

function byCursor(parameter: Parameter, reply: Schema): Paging | undefined {
  const { kind } = bareSchema(parameter.schema)
  if (parameter.required || (kind !== 'string' && kind !== 'number')) return undefined
  const fields = replyFields(reply)
  const next =
    nextNames
      .map((wanted) => fields.find(({ name, schema }) => name === wanted && isCursor(schema, kind)))
      .find((found) => found !== undefined) ?? fields.find((field) => isLastCursor(field, kind))
  if (next === undefined) return undefined
  const more = moreFlag(next.siblings) ?? moreFlag(fields)
  return {
    kind: 'cursor',
    parameter: parameter.name,
    numeric: kind === 'number',
    next: next.pointer,
    ...(more === undefined ? {} : { more }),
  }
}

/** The last item's cursor exists on the last page as well, so a flag must show whether there is another page. */
function isLastCursor({ name, schema, siblings }: ReplyField, kind: string): boolean {
  return name === 'endcursor' && isCursor(schema, kind) && moreFlag(siblings) !== undefined
}

/** A string that is not the URL of the next page. */
function isCursor(schema: Schema, kind: string): boolean {
  const bare = bareSchema(schema)
  if (bare.kind !== kind) return false
  if (bare.kind !== 'string') return true
  const hints = [schema, bare].flatMap(({ description = '', examples }) => [description, ...examples])
  return (
    !/^ur[il]/.test(bare.format ?? '') &&
    !hints.some((hint) => /\bur[il]\b|\blink\b|:\/\//i.test(String(hint)))
  )
}

function moreFlag(fields: readonly ReplyField[]): string | undefined {
  const isFlag = ({ name, schema, required }: ReplyField) =>
    required && moreNames.includes(name) && bareSchema(schema).kind === 'boolean'
  return fields.find(isFlag)?.pointer
}

function byLastItem(parameter: Parameter, reply: Schema): Paging | undefined {
  const more = moreFlag(replyFields(reply))
  const list = onlyList(reply)
  const id = list && certainProperties(list.items).get('id')
  if (more === undefined || list === undefined || id?.required !== true) return undefined
  const kind = bareSchema(id.schema).kind
  if (kind !== 'string' || bareSchema(parameter.schema).kind !== kind) return undefined
  return { kind: 'cursor', parameter: parameter.name, numeric: false, next: `${list.pointer}/-1/id`, more }
}

function byNextPage(parameter: Parameter, reply: Schema): Paging | undefined {
  if (bareSchema(parameter.schema).kind !== 'number') return undefined
  const next = replyFields(reply).find(
    ({ name, schema }) => name === 'nextpage' && bareSchema(schema).kind === 'number',
  )
  if (next === undefined) return undefined
  return { kind: 'cursor', parameter: parameter.name, numeric: true, next: next.pointer }
}

function byNumber(
  counts: 'pages' | 'items',
  parameter: Parameter,
  size: Parameter | undefined,
  reply: Schema,
): Paging | undefined {
  const bare = bareSchema(parameter.schema)
  if (bare.kind !== 'number' || size === undefined) return undefined
  const declared = parameter.schema.default ?? bare.default ?? bare.minimum
  const start = counts === 'items' ? 0 : declared
  const list = onlyList(reply)
  if ((start !== 0 && start !== 1) || list === undefined) return undefined
  const total = replyFields(reply).find(
    ({ name, schema, required }) =>
      required && totalNames.includes(name) && bareSchema(schema).kind === 'number',
  )
  return {
    kind: 'number',
    parameter: parameter.name,
    counts,
    start,
    ...pageSize(size),
    ...(total === undefined ? {} : { total: total.pointer }),
    items: list.pointer,
  }
}

/** The reply itself as a list, or the only list among its properties. */
function onlyList(reply: Schema): { readonly pointer: string; readonly items: Schema } | undefined {
  const root = asList(reply)
  if (root !== undefined) return { pointer: '', items: root.items }
  const lists = [...certainProperties(reply).values()].flatMap(({ name, schema }) => {
    const list = asList(schema)
    return list === undefined ? [] : [{ pointer: `/${escapeToken(name)}`, items: list.items }]
  })
  return lists.length === 1 ? lists[0] : undefined
}

function replyFields(reply: Schema): ReplyField[] {
  const top = fieldsOf(reply, '')
  const wrapped = top.filter(({ name }) => wrapperNames.includes(name))
  return [...top, ...wrapped.flatMap(({ schema, pointer }) => fieldsOf(schema, pointer))]
}

/** Sorted, because the order of properties means nothing. */
function fieldsOf(schema: Schema, pointer: string): ReplyField[] {
  const siblings: ReplyField[] = []
  for (const { name, schema: own, required } of certainProperties(schema).values()) {
    siblings.push({
      name: bareName(name),
      schema: own,
      required,
      pointer: `${pointer}/${escapeToken(name)}`,
      siblings,
    })
  }
  return siblings.sort((a, b) => (a.pointer < b.pointer ? -1 : 1))
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

import { nearest } from '../../diagnostics/nearest.ts'
import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import { isJsonObject } from '../../model/json.ts'
import type { HttpMethod } from '../../model/operation.ts'
import { followReference } from '../followReference.ts'
import type { HttpContext } from './httpContext.ts'
import { normaliseOperation, type OperationPlace } from './normaliseOperation.ts'
import type { OperationDraft } from './operationDraft.ts'

const methods: readonly HttpMethod[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const newMethods = ['query', 'additionalOperations']
const operationKeys = [
  'operationId',
  'responses',
  'requestBody',
  'tags',
  'security',
  'callbacks',
  'deprecated',
]
const otherKeys = ['$ref', 'summary', 'description', 'servers', 'parameters']

/** The operations of one path, webhook or callback address. Siblings of a `$ref` are added to its target. */
export function normalisePathItem(
  context: HttpContext,
  item: Cursor,
  place: OperationPlace,
): OperationDraft[] {
  const entries = entriesOf(context, item)
  if (entries === undefined) return []
  const parameters = entries.get('parameters')
  const shared = {
    ...place,
    pathParameters: parameters === undefined ? [] : childCursors(parameters),
    servers: entries.get('servers'),
  }
  return [...entries.values()].flatMap((entry) => {
    const method = methods.find((candidate) => candidate === entry.key)
    if (method === undefined) checkKey(context, entry)
    const target = method && followOperation(context, entry)
    const operation = method && target && normaliseOperation(context, target, method, shared)
    return operation === undefined ? [] : [operation]
  })
}

function entriesOf(context: HttpContext, item: Cursor): ReadonlyMap<string, Cursor> | undefined {
  const target = followReference(context, item)
  if (target === undefined) return undefined
  if (!isJsonObject(target.value)) {
    context.report.mistake(
      target,
      'A path item must be an object with a method.',
      'Write get: { responses: … }, or remove the path.',
    )
    return undefined
  }
  const entries = new Map(childCursors(target).map((entry) => [entry.key, entry]))
  if (childCursor(item, '$ref') !== undefined) {
    for (const entry of childCursors(item)) if (entry.key !== '$ref') entries.set(entry.key, entry)
  }
  return entries
}

/** OpenAPI has no `$ref` for operations; documents that bundlers split have them nevertheless. */
function followOperation(context: HttpContext, entry: Cursor): Cursor | undefined {
  const reference = childCursor(entry, '$ref')
  if (reference === undefined) return entry
  context.report.habit(
    reference,
    'OpenAPI does not allow $ref in place of an operation; it is followed here.',
    'Put the $ref into the path item, or write the operation out.',
  )
  return followReference(context, entry, 'an operation')
}

function checkKey({ report }: HttpContext, entry: Cursor) {
  if (otherKeys.includes(entry.key) || entry.key.startsWith('x-')) return
  if (newMethods.includes(entry.key)) {
    report.warning(
      entry,
      `'${entry.key}' of OpenAPI 3.2 is not supported; these operations are left out.`,
      'Use another method.',
    )
    return
  }
  const meant = nearest(entry.key, [...methods, ...otherKeys])
  report.mistakenKey(
    entry,
    `Unknown key '${entry.key}' in a path item.`,
    meant !== undefined
      ? `Did you mean '${meant}'?`
      : operationKeys.includes(entry.key)
        ? 'It is a key of an operation: indent it below a method.'
        : `Methods are ${methods.join(', ')}.`,
  )
}

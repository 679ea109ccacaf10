import { nearest } from '../../diagnostics/nearest.ts'
import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import type { HttpMethod, Operation } from '../../model/operation.ts'
import type { Context } from '../context.ts'
import { followReference } from '../followReference.ts'
import { normaliseOperation } from './normaliseOperation.ts'

const methods: readonly HttpMethod[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const otherKeys = ['$ref', 'summary', 'description', 'servers', 'parameters']

/** An operation whose identifiers are not given out yet. */
export type OperationDraft = Omit<Operation, 'name' | 'pascalName' | 'id'> & {
  readonly id: string | undefined
}

/** All operations under `paths`. */
export function normalisePaths(
  context: Context,
  paths: Cursor,
  security: Cursor | undefined,
): OperationDraft[] {
  return childCursors(paths).flatMap((item) => {
    if (item.key.startsWith('x-')) return []
    if (!item.key.startsWith('/')) {
      context.report.add({
        severity: 'error',
        place: item,
        at: 'key',
        message: `The path '${item.key}' does not start with a slash.`,
        hint: `Write '/${item.key}'.`,
      })
    }
    return normalisePathItem(context, item, security)
  })
}

function normalisePathItem(context: Context, item: Cursor, security: Cursor | undefined): OperationDraft[] {
  const target = followReference(context, item)
  if (target === undefined) return []
  if (typeof target.value !== 'object' || target.value === null || Array.isArray(target.value)) {
    context.report.error(target, 'A path has to be an object with a method in it.')
    return []
  }
  const shared = childCursor(target, 'parameters')
  return childCursors(target).flatMap((entry) => {
    const method = methods.find((candidate) => candidate === entry.key)
    if (method !== undefined) {
      const operation = normaliseOperation(context, entry, {
        method,
        path: item.key,
        pathParameters: shared === undefined ? [] : childCursors(shared),
        security,
      })
      return operation === undefined ? [] : [operation]
    }
    if (otherKeys.includes(entry.key) || entry.key.startsWith('x-')) return []
    const meant = nearest(entry.key, [...methods, ...otherKeys])
    context.report.add({
      severity: 'error',
      place: entry,
      at: 'key',
      message: `'${entry.key}' is neither a method nor another key of a path.`,
      hint: meant === undefined ? `Methods are ${methods.join(', ')}.` : `Did you mean '${meant}'?`,
    })
    return []
  })
}

import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { HttpContext } from './httpContext.ts'
import type { OperationDraft } from './operationDraft.ts'
import { normalisePathItem } from './pathItem.ts'

/** All operations under `paths`. */
export function normalisePaths(context: HttpContext, paths: Cursor): OperationDraft[] {
  const operations = childCursors(paths).flatMap((item) => {
    const path = item.key
    if (path.startsWith('x-')) return []
    if (!path.startsWith('/')) {
      const hint = /^https?:/.test(path)
        ? `Write the path alone, and the rest as the url of 'servers'.`
        : `Write '/${path}'.`
      context.report.mistakenKey(item, `The path '${path}' must start with a slash.`, hint)
    }
    checkTemplate(context, item)
    return normalisePathItem(context, item, { direction: 'outgoing', path })
  })
  reportSameAddresses(context, operations)
  return operations
}

function checkTemplate({ report }: HttpContext, item: Cursor) {
  const path = item.key
  const holes: readonly string[] = path.match(/\{[^{}]+\}/g) ?? []
  if (new Set(holes).size < holes.length) {
    const repeated = holes.find((hole, index) => holes.indexOf(hole) !== index)
    report.mistakenKey(
      item,
      `Duplicate parameter ${repeated} in the path ${path}.`,
      'Rename one of the parameters.',
    )
  }
  if (/[{}]/.test(path.replace(/\{[^{}]+\}/g, ''))) {
    report.mistakenKey(item, `Unbalanced brace in the path ${path}.`, 'Write {name}.')
  }
  if (/[?#]/.test(path)) {
    report.warning(
      item,
      `The path ${path} must not contain a query or fragment.`,
      'Define query parameters with in: query.',
    )
  }
}

/** A server cannot distinguish `/a/{b}` from `/a/{c}`. */
function reportSameAddresses({ report }: HttpContext, operations: readonly OperationDraft[]) {
  const known = new Map<string, OperationDraft>()
  for (const operation of operations) {
    const { method, path, place } = operation
    if (!path.includes('{')) continue
    const address = `${method.toUpperCase()} ${path.replace(/\{[^{}]*\}/g, '{}')}`
    const first = known.get(address)
    if (first === undefined) known.set(address, operation)
    else if (first.path !== path) {
      report.warning(
        place,
        `${method.toUpperCase()} ${path} is ambiguous with ${first.path}: only the names of path parameters differ.`,
        'Remove one of them.',
      )
    }
  }
}

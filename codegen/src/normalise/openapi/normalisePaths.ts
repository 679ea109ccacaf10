import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { HttpContext } from './httpContext.ts'
import type { OperationDraft } from './operationDraft.ts'
import { normalisePathItem } from './pathItem.ts'

/** All operations under `paths`. */
export function normalisePaths(context: HttpContext, paths: Cursor): OperationDraft[] {
  const firstOfShape = new Map<string, string>()
  return childCursors(paths).flatMap((item) => {
    const path = item.key
    if (path.startsWith('x-')) return []
    if (!path.startsWith('/')) {
      context.report.mistakenKey(item, `The path '${path}' does not start with a slash.`, `Write '/${path}'.`)
    }
    const shape = path.replace(/\{[^{}]*\}/g, '{}')
    const first = firstOfShape.get(shape)
    if (first === undefined) firstOfShape.set(shape, path)
    else {
      context.report.warning(
        item,
        `The paths ${first} and ${path} are the same but for the names of their parameters.`,
        'Use one name in both, and put their methods together.',
      )
    }
    return normalisePathItem(context, item, { direction: 'outgoing', path })
  })
}

import { type Cursor, childCursor } from '../load/cursor.ts'
import type { Context } from './context.ts'

/** The object behind any number of `$ref`s (parameters, replies, …); undefined, and told, when there is none. */
export function followReference(context: Context, cursor: Cursor): Cursor | undefined {
  const { references, report } = context
  let at = cursor
  const seen = new Set<unknown>()
  for (;;) {
    const reference = childCursor(at, '$ref')
    if (reference === undefined) return at
    if (seen.has(at.value)) {
      report.mistake(cursor, 'This $ref leads back to itself.', 'Write the object out in one of the places.')
      return undefined
    }
    seen.add(at.value)
    const target = references.resolve(reference)
    if (target === undefined) return undefined
    at = target
  }
}

import { type Cursor, childCursor } from '../load/cursor.ts'
import type { Context } from './context.ts'

/**
 * The object behind any number of `$ref`s (parameters, replies, …); undefined, and reported, when there is none.
 *
 * @param what The expected kind of object, for the message about a reference to a schema.
 */
export function followReference(context: Context, cursor: Cursor, what?: string): Cursor | undefined {
  const { references, report } = context
  let at = cursor
  const seen = new Set<unknown>()
  for (;;) {
    const reference = childCursor(at, '$ref')
    if (reference === undefined) return at
    if (seen.has(at.value)) {
      report.mistake(cursor, 'Circular $ref.', 'Write the object out in one of the places.')
      return undefined
    }
    seen.add(at.value)
    const target = references.resolve(reference)
    if (target === undefined) return undefined
    if (what !== undefined && isSchema(target)) {
      report.mistake(
        reference,
        `$ref must refer to ${what}, not to a schema.`,
        `Write ${what} with a 'schema' that has this $ref.`,
      )
      return undefined
    }
    at = target
  }
}

/** A direct entry of `components.schemas`. */
function isSchema({ parent }: Cursor): boolean {
  return (
    parent?.key === 'schemas' &&
    parent.parent?.key === 'components' &&
    parent.parent.parent?.parent === undefined
  )
}

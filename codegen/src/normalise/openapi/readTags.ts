import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import type { Tag } from '../../model/service.ts'

/**
 * The tags of a document that have a description. They are prose, so other keys are not reported.
 */
export function readTags(tags: Cursor | undefined): Tag[] {
  if (tags === undefined) return []
  return childCursors(tags).flatMap((tag) => {
    const name = childCursor(tag, 'name')?.value
    const description = childCursor(tag, 'description')?.value
    return typeof name === 'string' && typeof description === 'string' ? [{ name, description }] : []
  })
}

import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import type { References } from '../../load/references.ts'
import type { ModelRegistry } from './modelRegistry.ts'

export const typeNames = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const

export type TypeName = (typeof typeNames)[number]

/** The types that a schema names itself; undefined when it names none. */
function declaredTypes(cursor: Cursor): readonly TypeName[] | undefined {
  const type = childCursor(cursor, 'type')?.value
  const names: readonly unknown[] = Array.isArray(type) ? type : [type]
  const types = typeNames.filter((name) => names.includes(name))
  return types.length === 0 ? undefined : types
}

/** Longer chains of references are circular, or not hand-written. */
const maximumDepth = 16

/**
 * The types that are left for a value where several schemas hold for it together: those that this one, its target or an
 * `allOf` member names. Members that name none then do not limit values of other types.
 */
export function jointTypes(
  { models, references }: { readonly models: ModelRegistry; readonly references: References },
  cursor: Cursor,
  depth = 0,
): readonly TypeName[] | undefined {
  const own = declaredTypes(cursor)
  if (own !== undefined || depth > maximumDepth) return own
  const inner = (part: Cursor) => jointTypes({ models, references }, part, depth + 1)
  const reference = childCursor(cursor, '$ref')
  const target = reference && references.resolve(reference)
  const behind = target && models.cursorOf(models.modelAt(target))
  const referred = behind && inner(behind)
  if (referred !== undefined) return referred
  const members = childCursor(cursor, 'allOf')
  for (const member of members === undefined ? [] : childCursors(members)) {
    const types = inner(member)
    if (types !== undefined) return types
  }
  return undefined
}

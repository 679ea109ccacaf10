import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'

export const typeNames = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const

export type TypeName = (typeof typeNames)[number]

/** The types that a schema names itself; undefined when it names none. */
function declaredTypes(cursor: Cursor): readonly TypeName[] | undefined {
  const type = childCursor(cursor, 'type')?.value
  const names: readonly unknown[] = Array.isArray(type) ? type : [type]
  const types = typeNames.filter((name) => names.includes(name))
  return types.length === 0 ? undefined : types
}

/**
 * The types that are left for a value where several schemas hold for it together: those that this one names, or that
 * an `allOf` member does. Members that name none then say nothing about values of other types.
 */
export function jointTypes(cursor: Cursor): readonly TypeName[] | undefined {
  const own = declaredTypes(cursor)
  if (own !== undefined) return own
  const members = childCursor(cursor, 'allOf')
  for (const member of members === undefined ? [] : childCursors(members)) {
    const types = declaredTypes(member)
    if (types !== undefined) return types
  }
  return undefined
}

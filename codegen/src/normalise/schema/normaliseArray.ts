import type { ArraySchema, Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import type { ObjectReader } from '../objectReader.ts'
import { bareFacts } from './bareFacts.ts'
import { referenceKeywords } from './schemaKeywords.ts'

/** The keywords of lists, with the older list form of `items` as well. */
export function normaliseArray(
  context: Context,
  reader: ObjectReader,
  facts: SchemaFacts,
  depth: number,
): Schema {
  const inner = (key: string) => {
    const cursor = reader.child(key)
    return cursor === undefined ? undefined : context.schemaAt(cursor, depth + 1)
  }
  const items = reader.child('items')
  if (items === undefined && context.dialectOf(reader.cursor.document) === 'openapi-3.0') {
    context.report.habit(
      reader.cursor,
      `An array has no 'items'; items of any type are accepted.`,
      `Add 'items', or write items: {} for items of any type.`,
    )
  }
  const isOldTuple = Array.isArray(items?.value)
  const prefix = reader.list(isOldTuple ? 'items' : 'prefixItems') ?? []
  const rest = isOldTuple ? inner('additionalItems') : inner('items')
  const contains = inner('contains')
  const minItems = reader.count('minItems')
  const maxItems = reader.count('maxItems')
  const maxContains = reader.count('maxContains')
  const dropsInvalidItems = readDropsInvalidItems(context, reader, prefix.length > 0)
  return {
    kind: 'array',
    items: rest ?? unevaluatedItems(context, reader, depth) ?? { kind: 'unknown', ...bareFacts(facts.place) },
    prefixItems: prefix.map((cursor) => context.schemaAt(cursor, depth + 1)),
    ...(minItems === undefined ? {} : { minItems }),
    ...(maxItems === undefined ? {} : { maxItems }),
    uniqueItems: reader.boolean('uniqueItems') ?? false,
    ...(dropsInvalidItems ? { dropsInvalidItems } : {}),
    ...(contains === undefined
      ? {}
      : { contains: readContains(contains, reader.count('minContains') ?? 1, maxContains) }),
    ...facts,
  }
}

const parts = [...referenceKeywords, 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'contains']

/** `unevaluatedItems` is what `items` would be, unless another part describes items as well. */
function unevaluatedItems(context: Context, reader: ObjectReader, depth: number): Schema | undefined {
  const cursor = reader.child('unevaluatedItems')
  if (cursor === undefined) return undefined
  if (!parts.some((key) => reader.has(key))) return context.schemaAt(cursor, depth + 1)
  if (cursor.value !== true) {
    context.report.warning(
      cursor,
      `'unevaluatedItems' beside other schemas of the same array is not checked.`,
      `Define the array in one schema, with 'items'.`,
    )
  }
  return undefined
}

/** Without an item, those after it would move to its place: where places have a meaning, none can be left out. */
function readDropsInvalidItems(
  { report }: Context,
  reader: ObjectReader,
  isTuple: boolean,
): true | undefined {
  const key = 'x-drop-invalid-items'
  const declared = reader.any(key)
  const cursor = reader.child(key) ?? reader.cursor
  if (declared === undefined || declared === false) return undefined
  if (declared !== true) {
    report.mistake(cursor, `'${key}' must be true or false.`)
    return undefined
  }
  if (isTuple) report.mistake(cursor, `'${key}' has no effect on a list with 'prefixItems'.`)
  return isTuple ? undefined : true
}

function readContains(
  schema: Schema,
  minimum: number,
  maximum: number | undefined,
): NonNullable<ArraySchema['contains']> {
  return { schema, minimum, ...(maximum === undefined ? {} : { maximum }) }
}

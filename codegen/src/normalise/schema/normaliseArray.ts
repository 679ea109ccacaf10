import type { ArraySchema, Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import type { ObjectReader } from '../objectReader.ts'
import { bareFacts } from './bareFacts.ts'

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
  const isOldTuple = Array.isArray(items?.value)
  const prefix = reader.list(isOldTuple ? 'items' : 'prefixItems') ?? []
  const rest = isOldTuple ? inner('additionalItems') : inner('items')
  const contains = inner('contains')
  const minItems = reader.count('minItems')
  const maxItems = reader.count('maxItems')
  const maxContains = reader.count('maxContains')
  const closed = reader.any('unevaluatedItems') === false && rest === undefined
  return {
    kind: 'array',
    items: rest ?? { kind: closed ? 'never' : 'unknown', ...bareFacts(facts.place) },
    prefixItems: prefix.map((cursor) => context.schemaAt(cursor, depth + 1)),
    ...(minItems === undefined ? {} : { minItems }),
    ...(maxItems === undefined ? {} : { maxItems }),
    uniqueItems: reader.boolean('uniqueItems') ?? false,
    ...(contains === undefined
      ? {}
      : { contains: readContains(contains, reader.count('minContains') ?? 1, maxContains) }),
    ...facts,
  }
}

function readContains(
  schema: Schema,
  minimum: number,
  maximum: number | undefined,
): NonNullable<ArraySchema['contains']> {
  return { schema, minimum, ...(maximum === undefined ? {} : { maximum }) }
}

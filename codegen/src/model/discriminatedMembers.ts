import type { JsonValue } from './json.ts'
import { propertySchemas } from './propertySchemas.ts'
import type { Model, Schema, UnionSchema } from './schema.ts'

/** A member of a union with the values of the discriminating property that lead to it. */
export interface DiscriminatedMember {
  readonly schema: Schema
  readonly values: readonly string[]
  /** Whether the member's own schema allows these values only; otherwise nothing but the mapping says so. */
  readonly own: boolean
  /** Whether the member demands the property. */
  readonly required: boolean
}

/**
 * Members of a union told apart by its discriminator. Undefined when a look at the property does not tell every member:
 * one may lack it, or two share a value.
 */
export function discriminatedMembers(union: UnionSchema): readonly DiscriminatedMember[] | undefined {
  const members = namedMembers(union)
  return members?.every(({ required }) => required) ? members : undefined
}

/**
 * Members of a union with what its discriminator calls them: the values that a member itself allows (`const`, `enum`),
 * else those of the mapping, else the name of its schema. Undefined when one has no name, or two share one. `null` beside
 * them is left out.
 */
export function namedMembers(union: UnionSchema): readonly DiscriminatedMember[] | undefined {
  const { discriminator } = union
  if (discriminator === undefined) return undefined
  const members: DiscriminatedMember[] = []
  const taken = new Set<string>()
  for (const schema of union.members) {
    if (schema.kind === 'null') continue
    const { schemas, required } = propertySchemas(schema, discriminator.property)
    const allowed = allowedTexts(schemas)
    const mapped = mappedValues(schema, discriminator.mapping)
    // Members that share a base with all values are told apart by the mapping.
    const fewer = mapped.filter((value) => allowed?.includes(value))
    const own = fewer.length > 0 && fewer.length < (allowed?.length ?? 0) ? undefined : allowed
    const values = own ?? mapped
    if (values.length === 0 || values.some((value) => taken.has(value))) return undefined
    for (const value of values) taken.add(value)
    members.push({ schema, values, own: own !== undefined && required, required })
  }
  return members
}

function mappedValues(
  schema: Schema,
  mapping: readonly { readonly value: string; readonly model: Model }[],
): string[] {
  if (schema.kind !== 'reference') return []
  return mapping.filter(({ model }) => model === schema.model).map(({ value }) => value)
}

/** The only texts that fit all of the schemas, when one of them lists them. */
function allowedTexts(schemas: readonly Schema[]): readonly string[] | undefined {
  const lists = schemas.map(listedValues).filter((values) => values !== undefined)
  const [first, ...others] = lists
  if (first === undefined) return undefined
  const kept = first.filter((value) => others.every((values) => values.includes(value)))
  return kept.every((value) => typeof value === 'string') ? kept : undefined
}

function listedValues(schema: Schema): readonly JsonValue[] | undefined {
  if (schema.kind === 'enum') return schema.values
  if (schema.kind === 'reference') {
    const { schema: target } = schema.model
    return target.kind === 'enum' ? target.values : undefined
  }
  if (schema.kind === 'intersection') {
    const lists = schema.members.map(listedValues).filter((values) => values !== undefined)
    return lists.length === 1 ? lists[0] : undefined
  }
  return undefined
}

import type { JsonValue } from './json.ts'
import { propertySchemas } from './propertySchemas.ts'
import type { Discriminator, Model, Schema, UnionSchema } from './schema.ts'

/** A member of a union with the values of the discriminating property that select it. */
export interface DiscriminatedMember {
  readonly schema: Schema
  readonly values: readonly string[]
  /** Whether the member's own schema allows these values only; otherwise only the mapping does. */
  readonly own: boolean
  /** Whether the member demands the property. */
  readonly required: boolean
}

/**
 * Members of a union by the values of its discriminator. Undefined when the property does not determine the member:
 * one may lack it, or two share a value.
 */
export function discriminatedMembers(union: UnionSchema): readonly DiscriminatedMember[] | undefined {
  const members = namedMembers(union)
  return members?.every(({ required }) => required) ? members : undefined
}

/**
 * Members of a union with their names in its discriminator: the values that a member itself allows (`const`, `enum`),
 * else those of the mapping, else the name of its schema. Undefined when one has no name, or two share one. `null` beside
 * them is left out.
 */
export function namedMembers(union: UnionSchema): readonly DiscriminatedMember[] | undefined {
  const { discriminator } = union
  if (discriminator === undefined) return undefined
  const candidates = union.members
    .filter(({ kind }) => kind !== 'null')
    .map((schema) => candidateOf(schema, discriminator))
  const byOwn = candidates.map(({ schema, allowed, mapped, fewer, required }) => {
    // Members that share a base with all values are discriminated by the mapping.
    const own = fewer.length > 0 && fewer.length < (allowed?.length ?? 0) ? undefined : allowed
    return { schema, values: own ?? mapped, own: own !== undefined && required, required }
  })
  if (areApart(byOwn)) return byOwn
  // A mapping that repeats values of the base also names a member that is missing in the base.
  if (!candidates.some(({ fewer }) => fewer.length > 0)) return undefined
  const byMapping = candidates.map(({ schema, mapped, required }) => ({
    schema,
    values: mapped,
    own: false,
    required,
  }))
  return areApart(byMapping) ? byMapping : undefined
}

interface Candidate {
  readonly schema: Schema
  /** The only values that fit, where the member lists them. */
  readonly allowed: readonly string[] | undefined
  readonly mapped: readonly string[]
  /** Values of the mapping that fit. */
  readonly fewer: readonly string[]
  readonly required: boolean
}

function candidateOf(schema: Schema, { property, mapping }: Discriminator): Candidate {
  const { schemas, required } = propertySchemas(schema, property)
  const allowed = allowedTexts(schemas)
  const mapped = mappedValues(schema, mapping)
  return { schema, allowed, mapped, fewer: mapped.filter((value) => allowed?.includes(value)), required }
}

function areApart(members: readonly DiscriminatedMember[]): boolean {
  const all = members.flatMap(({ values }) => values)
  return members.every(({ values }) => values.length > 0) && new Set(all).size === all.length
}

function mappedValues(
  schema: Schema,
  mapping: readonly { readonly value: string; readonly model: Model }[],
): string[] {
  if (schema.kind !== 'reference') return []
  return mapping.filter(({ model }) => model === schema.model).map(({ value }) => value)
}

/** The only strings that fit all of the schemas, when one of them lists them. */
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

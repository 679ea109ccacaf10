import { type JsonValue, jsonText } from '../model/json.ts'
import type { Model, Schema } from '../model/schema.ts'

/**
 * The values of a schema that lists them all, each once: an enum, also one that may be null, one of several, or the parts of
 * an `allOf`. Undefined where there are others, or where lists and objects are among them.
 */
export function listedValues(schema: Schema): readonly JsonValue[] | undefined {
  const values = valuesOf(schema, [])
  if (values === undefined || values.every((value) => value === null)) return undefined
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined
  return [...new Map(values.map((value) => [jsonText(value), value])).values()]
}

/** @param seen Models that refer to the schema. */
function valuesOf(schema: Schema, seen: readonly Model[]): readonly JsonValue[] | undefined {
  switch (schema.kind) {
    case 'enum':
      return schema.values
    case 'null':
      return [null]
    case 'reference':
      return seen.includes(schema.model) ? undefined : valuesOf(schema.model.schema, [...seen, schema.model])
    case 'union': {
      const lists = schema.members.map((member) => valuesOf(member, seen))
      return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? [])
    }
    case 'intersection': {
      const limits = schema.members.filter((member) => member.kind !== 'unknown')
      const lists = limits.map((member) => valuesOf(member, seen) ?? typeTest(member))
      const [first] = lists.filter((list) => Array.isArray(list))
      return lists.includes(undefined)
        ? undefined
        : first?.filter((value) => lists.every((list) => has(list, value)))
    }
    default:
      return undefined
  }
}

type Test = (value: JsonValue) => boolean

/** A part that only names types. */
function typeTest(schema: Schema): Test | undefined {
  if (schema.kind === 'null') return (value) => value === null
  if (schema.kind === 'union') {
    const tests = schema.members.map(typeTest)
    return tests.includes(undefined) ? undefined : (value) => tests.some((test) => test?.(value))
  }
  if (schema.kind === 'boolean') return (value) => typeof value === 'boolean'
  if (schema.kind === 'number') {
    const { integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
    const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf]
    if (limits.some((limit) => limit !== undefined)) return undefined
    return (value) => (integer ? Number.isInteger(value) : typeof value === 'number')
  }
  if (schema.kind !== 'string') return undefined
  const { format, minLength, maxLength, pattern, binary } = schema
  const isPlain = !binary && [format, minLength, maxLength, pattern].every((limit) => limit === undefined)
  return isPlain ? (value) => typeof value === 'string' : undefined
}

function has(list: readonly JsonValue[] | Test | undefined, value: JsonValue): boolean {
  if (typeof list === 'function') return list(value)
  return list?.some((other) => jsonText(other) === jsonText(value)) === true
}

import { type JsonValue, jsonText } from '../model/json.ts'
import type { Model, Schema } from '../model/schema.ts'

/**
 * The values of a schema that lists them all, each once: an enum, also one that may be null, one of several, or the parts of
 * an `allOf`. Undefined where there are others, or where lists and objects are among them.
 */
export function listedValues(schema: Schema): readonly JsonValue[] | undefined {
  const values = valuesOf(schema, new Map())
  if (values === undefined) return undefined
  const list = [...values.values()]
  if (list.every((value) => value === null)) return undefined
  return list.some((value) => typeof value === 'object' && value !== null) ? undefined : list
}

/** Values by their JSON text, so each once. */
type Values = ReadonlyMap<string, JsonValue>

/** @param known Values of models read so far; undefined during the reading, because a cycle has no list. */
function valuesOf(schema: Schema, known: Map<Model, Values | undefined>): Values | undefined {
  switch (schema.kind) {
    case 'enum':
      return new Map(schema.values.map((value) => [jsonText(value), value]))
    case 'null':
      return new Map([[jsonText(null), null]])
    case 'reference': {
      const { model } = schema
      if (!known.has(model)) {
        known.set(model, undefined)
        known.set(model, valuesOf(model.schema, known))
      }
      return known.get(model)
    }
    case 'union': {
      const lists = schema.members.map((member) => valuesOf(member, known))
      return lists.includes(undefined) ? undefined : new Map(lists.flatMap((list) => [...(list ?? [])]))
    }
    case 'intersection': {
      const limits = schema.members.filter((member) => member.kind !== 'unknown')
      const lists = limits.map((member) => valuesOf(member, known) ?? typeTest(member))
      const first = lists.find((list) => list instanceof Map)
      if (lists.includes(undefined) || first === undefined) return undefined
      return new Map([...first].filter((entry) => lists.every((list) => has(list, entry))))
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

function has(list: Values | Test | undefined, [text, value]: readonly [string, JsonValue]): boolean {
  return typeof list === 'function' ? list(value) : list?.has(text) === true
}

import type { ArraySchema, ObjectSchema, Schema } from '../model/schema.ts'
import type { Random } from '../runtime/handlers/createRandom.ts'

/** Generates a value of a schema at test time, independent of the generated code that does the same. */
export function sampleValue(schema: Schema, random: Random): unknown {
  switch (schema.kind) {
    case 'boolean':
      return random.boolean()
    case 'string':
      return random.text({
        ...defined('format', schema.format),
        ...defined('pattern', schema.pattern),
        minLength: schema.minLength ?? 1,
        ...defined('maxLength', schema.maxLength),
      })
    case 'number':
      return random.number({
        integer: schema.integer,
        ...defined('minimum', schema.minimum),
        ...defined('maximum', schema.maximum),
      })
    case 'enum':
      return schema.values[random.integer(0, schema.values.length - 1)]
    case 'array':
      return sampleList(schema, random)
    case 'object':
      return sampleObject(schema, random)
    case 'union':
      return sampleValue(
        schema.members[random.integer(0, schema.members.length - 1)] ?? nothing(schema),
        random,
      )
    case 'intersection':
      return Object.assign({}, ...schema.members.map((member) => sampleValue(member, random)))
    case 'reference':
      return sampleValue(schema.model.schema, random)
    default:
      return null
  }
}

function sampleList({ items, minItems = 1, maxItems = 3 }: ArraySchema, random: Random): unknown[] {
  const maximum = Math.min(3, maxItems)
  const length = random.size({ minimum: Math.min(Math.max(1, minItems), maximum), maximum })
  return Array.from({ length }, () => sampleValue(items, random))
}

function sampleObject(schema: ObjectSchema, random: Random): object {
  const { properties, additional, maxProperties, propertyNames } = schema
  if (maxProperties === 0) return {}
  const entries = properties
    .filter(({ required }) => required || random.boolean())
    .map((property): [string, unknown] => [property.name, sampleValue(property.schema, random)])
  const others =
    typeof additional === 'boolean'
      ? []
      : Array.from({ length: random.size({ minimum: 1, maximum: 2 }) }, () => [
          propertyNames === undefined
            ? `extra${random.integer(0, 99)}`
            : String(sampleValue(propertyNames, random)),
          sampleValue(additional, random),
        ])
  return Object.fromEntries([...entries, ...others])
}

function nothing(schema: Schema): Schema {
  return { ...schema, kind: 'null' }
}

function defined<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]: Value })
}

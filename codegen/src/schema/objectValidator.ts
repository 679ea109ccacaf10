import {
  arrayLiteral,
  type Code,
  call,
  code,
  literal,
  objectLiteral,
  regularExpression,
} from '../fragment/code.ts'
import { fromRuntime } from '../fragment/importedName.ts'
import type { Direction } from '../layout/modelNames.ts'
import type { ObjectSchema, Schema } from '../model/schema.ts'
import { requiredKeys } from './requiredKeys.ts'
import { withChecks } from './withChecks.ts'
import { zod } from './zod.ts'

/** An object: strict where the contract closes it, a map where it describes other keys, else other keys are dropped. */
export function objectValidator(
  schema: ObjectSchema,
  inner: (child: Schema) => Code,
  direction: Direction,
): Code {
  const validator = shapeValidator(schema, inner, direction)
  const names = [...schema.properties.map(({ name }) => name), ...schema.requiredUndeclared]
  const isInherited = names.some((name) => name in Object.prototype)
  return isInherited ? call(fromRuntime('validators/ownKeys', 'ownKeys'), [validator]) : validator
}

function shapeValidator(schema: ObjectSchema, inner: (child: Schema) => Code, direction: Direction): Code {
  const { properties, requiredUndeclared, additional, patternProperties } = schema
  const undeclared = undeclaredValidator(schema, inner)
  const entries = [
    ...properties
      .filter(({ schema: child }) => !(direction === 'sent' ? child.readOnly : child.writeOnly))
      .map(({ name, schema: child, required }) => ({
        key: name,
        value: required ? inner(child) : code`${zod}.optional(${inner(child)})`,
      })),
    ...requiredKeys(schema, direction).map((name) => ({ key: name, value: undeclared })),
  ]
  const checks = keyChecks(schema, inner)
  const shape = objectLiteral(entries)

  if (patternProperties.length > 0) return patternObject(schema, shape, checks, inner)
  if (additional === false) return withChecks(code`${zod}.strictObject(${shape})`, checks)
  if (additional !== true) {
    const isMap = entries.length === 0
    const rest = inner(additional)
    const map = isMap ? code`${zod}.map(${rest})` : code`${zod}.openObject(${shape}, ${rest})`
    return withChecks(map, checks)
  }
  // Keys are kept where the schema has no keywords about them, or counts them.
  const isBag = properties.length + requiredUndeclared.length === 0 || checks.length > 0
  return withChecks(isBag ? code`${zod}.looseObject(${shape})` : code`${zod}.object(${shape})`, checks)
}

/** Keys that are required and not described: no value has a required key that a closed object refuses. */
function undeclaredValidator(
  { additional, patternProperties }: ObjectSchema,
  inner: (child: Schema) => Code,
): Code {
  if (typeof additional !== 'boolean') return inner(additional)
  return additional || patternProperties.length > 0 ? code`${zod}.unknown()` : code`${zod}.never()`
}

/** Keys that match a pattern have a schema of their own; `additionalProperties` is for the rest. */
function patternObject(
  schema: ObjectSchema,
  shape: Code,
  checks: readonly Code[],
  inner: (child: Schema) => Code,
): Code {
  const { patternProperties, additional, properties, requiredUndeclared } = schema
  const patterns = arrayLiteral(
    patternProperties.map((entry) => code`[${regularExpression(entry.pattern)}, ${inner(entry.schema)}]`),
  )
  const known = arrayLiteral(properties.map(({ name }) => literal(name)))
  const rest = typeof additional === 'boolean' ? literal(additional) : inner(additional)
  const check = call(fromRuntime('validators/patternKeys', 'patternKeys'), [patterns, known, rest])
  const isMap = properties.length === 0 && requiredUndeclared.length === 0 && additional !== true
  const base = isMap ? mapOf(schema, inner) : code`${zod}.looseObject(${shape})`
  return withChecks(base, [...checks, check])
}

/**
 * A map whose values fit one of the patterns' schemas. The key of a value decides which one reads it: see
 * `patternKeys`.
 */
function mapOf({ patternProperties, additional }: ObjectSchema, inner: (child: Schema) => Code): Code {
  const schemas = [
    ...patternProperties.map((entry) => entry.schema),
    ...(typeof additional === 'boolean' ? [] : [additional]),
  ].map(inner)
  const [first, second] = schemas
  const values = first !== undefined && second === undefined ? first : code`${zod}.unknown()`
  return code`${zod}.map(${values})`
}

function keyChecks(schema: ObjectSchema, inner: (child: Schema) => Code): Code[] {
  const { minProperties, maxProperties, propertyNames, dependentRequired } = schema
  const checks: Code[] = []
  if (minProperties !== undefined || maxProperties !== undefined) {
    const limits = [
      literal(minProperties ?? 0),
      ...(maxProperties === undefined ? [] : [literal(maxProperties)]),
    ]
    checks.push(call(fromRuntime('validators/keyCount', 'keyCount'), limits))
  }
  if (propertyNames !== undefined) {
    checks.push(call(fromRuntime('validators/keyNames', 'keyNames'), [inner(propertyNames)]))
  }
  if (Object.keys(dependentRequired).length > 0) {
    checks.push(call(fromRuntime('validators/dependentKeys', 'dependentKeys'), [literal(dependentRequired)]))
  }
  return checks
}

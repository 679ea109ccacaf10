import { type Code, code, literal, objectLiteral } from '../../fragment/code.ts'
import type { ObjectSchema, Schema } from '../../model/schema.ts'

/** What the text of a parameter stands for, as the run-time part of the routes understands it. */
type Shape = 'string' | 'number' | 'boolean' | 'guess' | ListShape | FieldsShape

interface ListShape {
  readonly items: Shape
}

interface FieldsShape {
  readonly properties: Readonly<Record<string, Shape>>
  readonly others?: Shape
}

/** More parts than any form has; a contract that doubles them at every step has no end. */
const mostParts = 5_000

/** The shape of a parameter or form as an expression of type `WireShape`. */
export function wireShape(schema: Schema): Code {
  return shapeCode(shapeOf(schema, [], { left: mostParts }))
}

function shapeCode(shape: Shape): Code {
  if (typeof shape === 'string') return literal(shape)
  if ('items' in shape) return code`{ items: ${shapeCode(shape.items)} }`
  const properties = objectLiteral(
    Object.entries(shape.properties).map(([key, inner]) => ({ key, value: shapeCode(inner) })),
  )
  return shape.others === undefined
    ? code`{ properties: ${properties} }`
    : code`{ properties: ${properties}, others: ${shapeCode(shape.others)} }`
}

/** `seen` holds the schemas above this one: a recursive parameter cannot be written as text anyway. */
function shapeOf(schema: Schema, seen: readonly Schema[], parts: { left: number }): Shape {
  if (parts.left <= 0 || seen.includes(schema)) return 'string'
  parts.left--
  const inner = (next: Schema) => shapeOf(next, [...seen, schema], parts)
  switch (schema.kind) {
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'array':
      return {
        items: inner(schema.items.kind === 'never' ? (schema.prefixItems[0] ?? schema.items) : schema.items),
      }
    case 'object':
      return fieldsShape(schema, inner)
    case 'reference':
      return inner(schema.model.schema)
    case 'enum':
      return common(schema.values.map(shapeOfValue))
    case 'union':
      return common(schema.members.filter(({ kind }) => kind !== 'null').map(inner))
    case 'intersection':
      return all(schema.members.filter(({ kind }) => kind !== 'unknown' && kind !== 'not').map(inner))
    default:
      return 'string'
  }
}

function fieldsShape(schema: ObjectSchema, inner: (schema: Schema) => Shape): FieldsShape {
  const properties = Object.fromEntries(schema.properties.map(({ name, schema: own }) => [name, inner(own)]))
  if (typeof schema.additional !== 'boolean') return { properties, others: inner(schema.additional) }
  return { properties }
}

function shapeOfValue(value: unknown): Shape {
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string'
}

/** One of several: the same for all, the one that has structure, or a guess. */
function common(shapes: readonly Shape[]): Shape {
  const structured = shapes.find((shape) => typeof shape === 'object')
  if (structured !== undefined) return structured
  const distinct = new Set(shapes)
  const [first = 'string'] = distinct
  return distinct.size > 1 ? 'guess' : first
}

/** Several at once: the fields of all of them. */
function all(shapes: readonly Shape[]): Shape {
  const fields = shapes.filter(
    (shape): shape is FieldsShape => typeof shape === 'object' && 'properties' in shape,
  )
  if (fields.length === 0) return shapes.find((shape) => shape !== 'string') ?? 'string'
  const others = fields.find((shape) => shape.others !== undefined)?.others
  const properties = Object.assign(
    {},
    ...fields.map((shape) => shape.properties),
  ) as FieldsShape['properties']
  return others === undefined ? { properties } : { properties, others }
}

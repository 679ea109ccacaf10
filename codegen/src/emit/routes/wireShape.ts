import { type Code, code, literal, literalEntry, objectLiteral } from '../../fragment/code.ts'
import type { ObjectSchema, Schema } from '../../model/schema.ts'

/** What one text stands for, as the run-time part of the routes understands it. */
type Text = 'string' | 'number' | 'boolean' | 'guess' | 'json'

type Shape = Text | ListShape | FieldsShape

interface ListShape {
  readonly items: Text
}

interface FieldsShape {
  readonly properties: Readonly<Record<string, Text | ListShape>>
  readonly others?: Text | ListShape
}

/** More parts than any form has; a contract that doubles them at every step has no end. */
const mostParts = 5_000

/** Levels of parts that are looked into; what is deeper is written as JSON or as text, whatever it is. */
const maximumDepth = 64

/** The shape of a parameter as an expression of type `WireShape`, and whether it is one of type `WireValue`. */
export function wireShape(schema: Schema): { readonly shape: Code; readonly isValue: boolean } {
  const shape = shapeOf(schema, [], { left: mostParts })
  return { shape: shapeCode(shape), isValue: !isFields(shape) }
}

/** The fields of a form; undefined when there is nothing to say about them. */
export function fieldsShape(schema: Schema): Code | undefined {
  const shape = shapeOf(schema, [], { left: mostParts })
  if (!isFields(shape)) return undefined
  const properties = Object.fromEntries(
    Object.entries(shape.properties).filter(([, field]) => field !== (shape.others ?? 'string')),
  )
  const isPlain = shape.others === undefined && Object.keys(properties).length === 0
  return isPlain ? undefined : shapeCode({ ...shape, properties })
}

function shapeCode(shape: Shape): Code {
  if (!isFields(shape)) return valueCode(shape)
  const properties = objectLiteral(
    Object.entries(shape.properties).map(([key, field]) => literalEntry(key, valueCode(field))),
  )
  return shape.others === undefined
    ? code`{ properties: ${properties} }`
    : code`{ properties: ${properties}, others: ${valueCode(shape.others)} }`
}

function valueCode(shape: Text | ListShape): Code {
  return literal(typeof shape === 'string' ? shape : `${shape.items}[]`)
}

/** `seen` holds the schemas above this one: a recursive parameter cannot be written as text anyway. */
function shapeOf(schema: Schema, seen: readonly Schema[], parts: { left: number }): Shape {
  if (parts.left <= 0 || seen.length > maximumDepth || seen.includes(schema)) return 'string'
  parts.left--
  const inner = (next: Schema) => shapeOf(next, [...seen, schema], parts)
  switch (schema.kind) {
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'array': {
      const items = schema.items.kind === 'never' ? (schema.prefixItems[0] ?? schema.items) : schema.items
      return { items: textOf(inner(items)) }
    }
    case 'object':
      return objectShape(schema, (field) => fieldOf(inner(field)))
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

function objectShape(schema: ObjectSchema, inner: (schema: Schema) => Text | ListShape): FieldsShape {
  const properties = Object.fromEntries(schema.properties.map(({ name, schema: own }) => [name, inner(own)]))
  if (typeof schema.additional !== 'boolean') return { properties, others: inner(schema.additional) }
  return { properties }
}

/** An object inside of another is written as JSON. */
function fieldOf(shape: Shape): Text | ListShape {
  return isFields(shape) ? 'json' : shape
}

/** So is everything inside of a list that is more than a text. */
function textOf(shape: Shape): Text {
  return typeof shape === 'object' ? 'json' : shape
}

function isFields(shape: Shape): shape is FieldsShape {
  return typeof shape === 'object' && 'properties' in shape
}

function shapeOfValue(value: unknown): Text {
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
  const fields = shapes.filter(isFields)
  if (fields.length === 0) return shapes.find((shape) => shape !== 'string') ?? 'string'
  const others = fields.find((shape) => shape.others !== undefined)?.others
  const properties = Object.assign(
    {},
    ...fields.map((shape) => shape.properties),
  ) as FieldsShape['properties']
  return others === undefined ? { properties } : { properties, others }
}

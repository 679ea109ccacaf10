import { type Code, code, literal, literalEntry, objectLiteral } from '../../fragment/code.ts'
import { isJsonParameter } from '../../layout/operationFacts.ts'
import type { FieldEncoding, Parameter, ParameterStyle } from '../../model/operation.ts'
import type { ObjectSchema, Schema } from '../../model/schema.ts'

/** Type of one string, for the run-time part of the routes. */
type Text = 'string' | 'number' | 'boolean' | 'guess' | 'json' | 'file'

type Shape = Text | ListShape | FieldsShape

interface ListShape extends Alternative {
  readonly items: Shape
}

interface FieldsShape extends Alternative {
  readonly properties: Readonly<Record<string, Shape>>
  readonly others?: Shape
}

/** Beside a list or an object. */
interface Alternative {
  /** Type of a string in place of the object, where there may be one. */
  readonly text?: Text
}

/** Progress of following a schema. */
interface Look {
  /** Objects and lists inside of others are written by their keys, instead of as JSON. */
  readonly isDeep: boolean
  /** A multipart body, whose parts can be files. */
  readonly hasFiles?: boolean
  /** Parts left. */
  left: number
}

/** More parts than any form has; a contract that doubles them at every step would never end. */
const mostParts = 5_000

/** Levels of parts that are followed; deeper ones are written as JSON or as text, whatever they are. */
const maximumDepth = 64

/** The shape of a parameter as an expression of type `WireShape`, and whether it is one of type `WireValue`. */
export function wireShape(schema: Schema, style: ParameterStyle): WireShapeCode {
  const isDeep = style === 'deepObject'
  const shape = shapeOf(schema, [], { isDeep, left: mostParts })
  return shapeAndKind(isDeep ? briefly(shape) : shape)
}

/** Whether a parameter is an object whose fields are written as if they were parameters themselves. */
export function isSpread(parameter: Parameter): boolean {
  const { style, explode, schema } = parameter
  const mayBe = style === 'form' && explode && !isJsonParameter(parameter)
  return mayBe && isFields(shapeOf(schema, [], { isDeep: false, left: mostParts }))
}

/** An expression of type `WireShape`. */
interface WireShapeCode {
  readonly shape: Code
  /** It is one of type `WireValue`. */
  readonly isValue: boolean
}

/** The fields of a form without `encoding`; undefined when all are strings. */
export function fieldsShape(schema: Schema, encoding: readonly FieldEncoding[]): Code | undefined {
  const shape = shapeOf(schema, [], { isDeep: false, left: mostParts })
  if (!isFields(shape)) return undefined
  const described = new Set(encoding.map(({ field }) => field))
  return fieldsCode(
    shape,
    Object.entries(shape.properties).filter(([name]) => !described.has(name)),
  )
}

/** The parts of a multipart body: those that are JSON are announced as JSON. */
export function partsShape(schema: Schema, encoding: readonly FieldEncoding[]): Code | undefined {
  const shape = fieldsOf(shapeOf(schema, [], { isDeep: false, hasFiles: true, left: mostParts }))
  const encoded = encoding
    .filter(({ json }) => json)
    .map(({ field }): [string, Shape] => {
      const own = shapeOfKey(shape, field)
      return [field, typeof own === 'object' && !isFields(own) ? { items: 'json' } : 'json']
    })
  return fieldsCode(shape, Object.entries({ ...shape.properties, ...Object.fromEntries(encoded) }))
}

function fieldsCode(shape: FieldsShape, entries: readonly [string, Shape][]): Code | undefined {
  const properties = withoutUsual(Object.fromEntries(entries), shape.others)
  const isPlain = shape.others === undefined && Object.keys(properties).length === 0
  return isPlain ? undefined : shapeCode({ ...shape, properties })
}

/** The shapes of those fields of a form whose `encoding` the contract defines. */
export function encodedShapes(
  schema: Schema,
  encoding: readonly FieldEncoding[],
): { readonly encoded: FieldEncoding; readonly shape: WireShapeCode }[] {
  const fields = fieldsOf(shapeOf(schema, [], { isDeep: true, left: mostParts }))
  return encoding.map((encoded) => {
    const shape = shapeOfKey(fields, encoded.field)
    return { encoded, shape: shapeAndKind(encoded.style === 'deepObject' ? briefly(shape) : flat(shape)) }
  })
}

/** As it is written by any style but `deepObject`: one level, and below that JSON. */
function flat(shape: Shape): Shape {
  const inner = (own: Shape) => (isFields(own) ? 'json' : flat(own))
  if (typeof shape === 'string') return shape
  if (!isFields(shape)) return { ...shape, items: typeof shape.items === 'object' ? 'json' : shape.items }
  const entries = Object.entries(shape.properties).map(([key, own]) => [key, inner(own)] as const)
  const own = { ...shape, properties: Object.fromEntries(entries) }
  return shape.others === undefined ? own : { ...own, others: inner(shape.others) }
}

function shapeAndKind(shape: Shape): WireShapeCode {
  return { shape: shapeCode(shape), isValue: typeof shape === 'string' || isTextList(shape) }
}

function shapeCode(shape: Shape): Code {
  if (typeof shape === 'string') return literal(shape)
  if (isTextList(shape)) return literal(`${shape.items}[]`)
  const text = shape.text === undefined ? code`` : code`, text: ${literal(shape.text)}`
  if (!isFields(shape)) return code`{ items: ${shapeCode(shape.items)}${text} }`
  const properties = objectLiteral(
    Object.entries(shape.properties).map(([key, field]) => literalEntry(key, shapeCode(field))),
  )
  return shape.others === undefined
    ? code`{ properties: ${properties}${text} }`
    : code`{ properties: ${properties}, others: ${shapeCode(shape.others)}${text} }`
}

/** `seen` holds the schemas above this one: a recursive one is an object or a list, by its keys or as JSON. */
function shapeOf(schema: Schema, seen: readonly Schema[], look: Look): Shape {
  if (look.left <= 0 || seen.length > maximumDepth) return 'string'
  if (seen.includes(schema)) return look.isDeep ? seenBefore(schema) : 'json'
  look.left--
  const inner = (next: Schema) => shapeOf(next, [...seen, schema], look)
  switch (schema.kind) {
    case 'string':
      return schema.binary && look.hasFiles === true ? 'file' : 'string'
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'array': {
      const items = schema.items.kind === 'never' ? (schema.prefixItems[0] ?? schema.items) : schema.items
      return { items: itemOf(inner(items), look) }
    }
    case 'object':
      return objectShape(schema, (field) => fieldOf(inner(field), look))
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

/** A recursive schema is described at its first level only. */
function seenBefore({ kind }: Schema): Shape {
  if (kind === 'object') return { properties: {}, others: 'guess' }
  return kind === 'array' ? { items: 'guess' } : 'guess'
}

function objectShape(schema: ObjectSchema, inner: (schema: Schema) => Shape): FieldsShape {
  const properties = Object.fromEntries(schema.properties.map(({ name, schema: own }) => [name, inner(own)]))
  if (typeof schema.additional !== 'boolean') return { properties, others: inner(schema.additional) }
  return { properties }
}

/** In the style `deepObject` a name includes its path, so fields with default shapes are left out. */
function briefly(shape: Shape): Shape {
  if (typeof shape === 'string') return shape
  if (!isFields(shape)) return { ...shape, items: briefly(shape.items) }
  const entries = Object.entries(shape.properties).map(([key, field]): [string, Shape] => [
    key,
    briefly(field),
  ])
  const properties = withoutUsual(Object.fromEntries(entries), shape.others)
  const own = { ...shape, properties }
  return shape.others === undefined ? own : { ...own, others: briefly(shape.others) }
}

function withoutUsual(
  properties: Readonly<Record<string, Shape>>,
  usual: Shape = 'string',
): Readonly<Record<string, Shape>> {
  return Object.fromEntries(Object.entries(properties).filter(([, field]) => field !== usual))
}

/** An object inside of another is written as JSON, unless by its keys. */
function fieldOf(shape: Shape, { isDeep }: Look): Shape {
  return isFields(shape) && !isDeep ? 'json' : shape
}

/** So is everything inside of a list that is more than a string. */
function itemOf(shape: Shape, { isDeep }: Look): Shape {
  return typeof shape === 'object' && !isDeep ? 'json' : shape
}

function isFields(shape: Shape): shape is FieldsShape {
  return typeof shape === 'object' && 'properties' in shape
}

function isTextList(shape: Shape): shape is { readonly items: Text } {
  if (typeof shape !== 'object' || isFields(shape)) return false
  return typeof shape.items === 'string' && shape.text === undefined
}

/** Other schemas than objects have no fields. */
function fieldsOf(shape: Shape): FieldsShape {
  return isFields(shape) ? shape : { properties: {} }
}

function shapeOfValue(value: unknown): Text {
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string'
}

/** One of several: the fields of all that have some, else the one that is a list, or a string; or what the strings share. */
function common(shapes: readonly Shape[]): Shape {
  const fields = shapes.filter(isFields)
  const structure =
    fields.length > 0
      ? eitherOf(fields)
      : shapes.find((shape): shape is ListShape => typeof shape === 'object')
  const strings = new Set(shapes.filter((shape) => typeof shape === 'string'))
  const [first] = strings
  const text = strings.size > 1 ? 'guess' : first
  if (structure === undefined) return text ?? 'string'
  return text === undefined ? structure : { ...structure, text }
}

function eitherOf(fields: readonly FieldsShape[]): FieldsShape {
  const [first, ...rest] = fields
  if (first !== undefined && rest.length === 0) return first
  const names = [...new Set(fields.flatMap(({ properties }) => Object.keys(properties)))]
  const properties = Object.fromEntries(
    names.map((name) => [
      name,
      common(
        fields
          .filter((shape) => Object.hasOwn(shape.properties, name))
          .map((shape) => shapeOfKey(shape, name)),
      ),
    ]),
  )
  const others = fields.flatMap((shape) => shape.others ?? [])
  return others.length === 0 ? { properties } : { properties, others: common(others) }
}

function shapeOfKey({ properties, others = 'string' }: FieldsShape, key: string): Shape {
  return Object.hasOwn(properties, key) ? (properties[key] ?? others) : others
}

/** Several that all hold: the fields of all of them. */
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

import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Parameter, ParameterPlace, ParameterStyle } from '../../model/operation.ts'
import type { Schema } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import { followReference } from '../followReference.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { bareFacts } from '../schema/bareFacts.ts'

const places = ['path', 'query', 'header', 'cookie'] as const

/** Styles that OpenAPI allows in a place; the first is the default. */
const stylesIn: Record<ParameterPlace, readonly [ParameterStyle, ...ParameterStyle[]]> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
}

/** Headers that other parts of a contract describe: media types and security schemes. */
const describedElsewhere = ['accept', 'content-type', 'authorization']

/** A token of RFC 9110. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/

/** One parameter, by reference or not. `ignored`: OpenAPI gives it no meaning; undefined: it could not be read. */
export function normaliseParameter(context: Context, cursor: Cursor): Parameter | 'ignored' | undefined {
  const { report } = context
  const target = followReference(context, cursor, 'a parameter')
  const reader = target && readObject(report, target, 'A parameter')
  if (target === undefined || reader === undefined) return undefined
  reader.require('name', 'Give the name that is sent.')
  reader.require('in', `Add 'in': ${places.join(', ')}.`)
  const name = reader.string('name')
  const place = reader.oneOf('in', places)
  if (place === 'header' && name !== undefined && describedElsewhere.includes(name.toLowerCase())) {
    report.habit(
      cursor,
      `OpenAPI ignores a header parameter named '${name}'.`,
      name.toLowerCase() === 'authorization'
        ? 'Define a security scheme instead.'
        : `Define the media types under 'content' instead.`,
    )
    return 'ignored'
  }
  if (place === 'header' && name !== undefined && !headerName.test(name)) {
    report.warning(
      childCursor(target, 'name') ?? target,
      `Invalid header name '${name}'; the parameter is ignored.`,
      'Use letters, digits and signs such as - and _.',
    )
    return 'ignored'
  }
  const isRequired = reader.boolean('required') ?? false
  if (place === 'path' && !isRequired) {
    report.warning(
      target,
      `The path parameter '${name}' must be required; it is read as required.`,
      `Add 'required: true'.`,
    )
  }
  const style = place === undefined ? undefined : reader.oneOf('style', stylesIn[place])
  const description = reader.text('description')
  const value = readValue(context, reader)
  const parameter = {
    required: isRequired || place === 'path',
    allowReserved: reader.boolean('allowReserved') ?? false,
    allowEmpty: reader.boolean('allowEmptyValue') ?? false,
    everyCall: reader.any('x-every-call') === true,
    ...(description === undefined ? {} : { description }),
    deprecated: reader.boolean('deprecated') ?? false,
    examples: readExamples(context, reader),
    ...value,
    place: target,
  }
  const explode = reader.boolean('explode')
  reader.finish('a parameter')
  if (name === undefined || place === undefined) return undefined
  const finalStyle = style ?? stylesIn[place][0]
  return { name, in: place, style: finalStyle, explode: explode ?? finalStyle === 'form', ...parameter }
}

/** A parameter is described by a schema, or by the content of one media type. */
function readValue(context: Context, reader: ObjectReader): { schema: Schema; mediaType?: string } {
  const schema = reader.child('schema')
  const content = reader.object('content')
  const [media, ...others] = content === undefined ? [] : childCursors(content)
  if (schema !== undefined && media !== undefined) {
    context.report.mistake(
      reader.cursor,
      `The parameter has both 'schema' and 'content'.`,
      `Remove one; 'schema' is used.`,
    )
  }
  if (schema !== undefined) return { schema: context.schemaAt(schema) }
  if (others[0] !== undefined) {
    context.report.mistakenKey(
      others[0],
      `'content' of a parameter must have exactly one media type.`,
      'Remove the others; the first one is used.',
    )
  }
  if (media === undefined) {
    context.report.mistake(
      reader.cursor,
      `The parameter has neither 'schema' nor 'content'.`,
      `Add 'schema'.`,
    )
    return { schema: { kind: 'unknown', ...bareFacts(reader.cursor) } }
  }
  const inner = childCursor(media, 'schema')
  return {
    schema: inner === undefined ? { kind: 'unknown', ...bareFacts(media) } : context.schemaAt(inner),
    mediaType: media.key,
  }
}

/** `example`, and the values of `examples`, of a parameter or a media type. */
export function readExamples(context: Context, reader: ObjectReader): JsonValue[] {
  const single = reader.any('example')
  const named = reader.child('examples')
  const values = (named === undefined ? [] : childCursors(named)).flatMap((cursor) => {
    const target = followReference(context, cursor)
    const value = target && childCursor(target, 'value')
    if (value === undefined && target !== undefined) reportEmptyExample(context, target)
    return value === undefined ? [] : [value.value]
  })
  return single === undefined ? values : [single, ...values]
}

/** Keywords that may replace `value` in an example; the last two are new in OpenAPI 3.2. */
const otherValues = ['externalValue', 'serializedValue', 'dataValue']

function reportEmptyExample({ report }: Context, cursor: Cursor) {
  if (otherValues.some((key) => childCursor(cursor, key) !== undefined)) return
  report.habit(
    cursor,
    `An entry of 'examples' has no 'value'; it is ignored.`,
    `Write examples: { ${cursor.key}: { value: … } }, or 'example' for a single one.`,
  )
}

import { encodeText, encodeUnreserved, type ParameterFormat, serializeValue } from './serializeValue.ts'

const defaultFormat: ParameterFormat = { style: 'simple', explode: false }

/**
 * Fills the holes of a path template. Values are always escaped: they cannot add segments, a query or a fragment.
 *
 * @throws TypeError for a value that is missing, or that would make a segment `.` or `..`: address parsers climb on those
 *   even when they are escaped
 */
export function serializePath(
  template: string,
  path: Readonly<Record<string, unknown>>,
  formats: Readonly<Record<string, ParameterFormat>> = {},
): string {
  return template
    .split('/')
    .map((segment) => {
      const filled = fillSegment(segment, template, path, formats)
      if (filled !== segment && /^(?:\.|%2e){1,2}$/i.test(filled)) {
        throw new TypeError(`A path parameter of ${template} cannot be '${filled}'.`)
      }
      return filled
    })
    .join('/')
}

function fillSegment(
  segment: string,
  template: string,
  path: Readonly<Record<string, unknown>>,
  formats: Readonly<Record<string, ParameterFormat>>,
): string {
  return segment.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(path, name) ? path[name] : undefined
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`The path parameter '${name}' of ${template} is missing.`)
    }
    const format = Object.hasOwn(formats, name) ? (formats[name] ?? defaultFormat) : defaultFormat
    return serializeValue(name, value, format, format.allowReserved === true ? encodeUnreserved : encodeText)
  })
}

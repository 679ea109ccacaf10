import { encodeText, encodeUnreserved, type ParameterFormat, serializeValue } from './serializeValue.ts'

const defaultFormat: ParameterFormat = { style: 'simple', explode: false }

/**
 * Fills the holes of a path template. Values are always escaped: they cannot add segments, a query or a fragment, and
 * `.` or `..` cannot climb.
 */
export function serializePath(
  template: string,
  path: Readonly<Record<string, unknown>>,
  formats: Readonly<Record<string, ParameterFormat>> = {},
): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(path, name) ? path[name] : undefined
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`The path parameter '${name}' of ${template} is missing.`)
    }
    const format = Object.hasOwn(formats, name) ? (formats[name] ?? defaultFormat) : defaultFormat
    const text = serializeValue(
      name,
      value,
      format,
      format.allowReserved === true ? encodeUnreserved : encodeText,
    )
    return /^\.{1,2}$/.test(text) ? text.replaceAll('.', '%2E') : text
  })
}

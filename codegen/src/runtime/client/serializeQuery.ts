import {
  encodeText,
  encodeUnreserved,
  hasKeys,
  type ParameterFormat,
  present,
  presentEntries,
} from './serializeValue.ts'

const defaultFormat: ParameterFormat = { style: 'form', explode: true }

/**
 * The query of a request, without the question mark. OpenAPI writes an empty string as `name=`; undefined, null, `{}`, and
 * `[]` unless the contract allows it, are left out.
 *
 * @param formats How parameters are written that differ from OpenAPI's default, by name.
 */
export function serializeQuery(
  query: Readonly<Record<string, unknown>>,
  formats: Readonly<Record<string, ParameterFormat>> = {},
): string {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const format = Object.hasOwn(formats, name) ? (formats[name] ?? defaultFormat) : defaultFormat
      return serializeParameter(name, value, format)
    })
    .join('&')
}

function serializeParameter(name: string, value: unknown, format: ParameterFormat): string[] {
  if (value === undefined || value === null) return []
  const { style, explode, allowReserved, allowEmpty, json } = format
  const encode = allowReserved === true ? encodeUnreserved : encodeText
  const key = encodeText(name)
  if (json === true) return [`${key}=${encode(JSON.stringify(value))}`]
  if (Array.isArray(value)) {
    const given = present(value)
    // `deepObject` cannot write an empty list.
    if (given.length === 0) return allowEmpty === true && style !== 'deepObject' ? [`${key}=`] : []
    if (style === 'deepObject') return given.flatMap((item, index) => deep(`${key}[${index}]`, item, encode))
    if (explode) return given.map((item) => `${key}=${encode(item)}`)
    return [`${key}=${delimited(given.map(encode), style)}`]
  }
  if (hasKeys(value)) {
    const entries = presentEntries(value)
    if (entries.length === 0) return []
    if (style === 'deepObject')
      return entries.flatMap(([inner, item]) => deep(`${key}[${encodeText(inner)}]`, item, encode))
    if (explode) return entries.map(([inner, item]) => `${encodeText(inner)}=${encode(item)}`)
    const parts = entries.flatMap(([inner, item]) => [encodeText(inner), encode(item)])
    return [`${key}=${delimited(parts, style)}`]
  }
  return [`${key}=${encode(value)}`]
}

/** Objects in objects, as servers that accept deepObject read them: `filter[a][b]=c`, `items[0][price]=x`. */
function deep(key: string, value: unknown, encode: (value: unknown) => string): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => deep(`${key}[${index}]`, item, encode))
  if (hasKeys(value)) {
    return Object.entries(value).flatMap(([inner, item]) =>
      deep(`${key}[${encodeText(inner)}]`, item, encode),
    )
  }
  return [`${key}=${encode(value)}`]
}

/** Commas are escaped inside values, never between them: a server can split before it decodes, or after. */
function delimited(parts: readonly string[], style: ParameterFormat['style']): string {
  if (style === 'spaceDelimited') return parts.join('%20')
  if (style === 'pipeDelimited') return parts.join('|')
  return parts.map((part) => part.replaceAll(',', '%2C')).join(',')
}

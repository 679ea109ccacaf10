import { isRecord } from '../isRecord.ts'

/** Format of a parameter, by OpenAPI's style table. */
export interface ParameterFormat {
  readonly style: 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'
  readonly explode: boolean
  /** Characters such as `/` and `?` stay as they are. */
  readonly allowReserved?: boolean
  /** An empty list is sent instead of left out. */
  readonly allowEmpty?: boolean
  /** Written as JSON. */
  readonly json?: boolean
}

type Encode = (value: unknown) => string

/** A value in a path, or in a header or cookie where nothing is escaped. */
export function serializeValue(
  name: string,
  value: unknown,
  { style, explode, json }: ParameterFormat,
  encode: Encode,
): string {
  if (json === true) return encode(JSON.stringify(value))
  const prefix = style === 'label' ? '.' : style === 'matrix' ? ';' : ''
  const joiner = explode && prefix !== '' ? prefix : ','
  const named = style === 'matrix' ? `${encode(name)}=` : ''
  if (Array.isArray(value)) {
    const items = present(value).map(encode)
    if (explode && named !== '') return items.map((item) => `${prefix}${named}${item}`).join('')
    return prefix + named + items.join(joiner)
  }
  if (hasKeys(value)) {
    const entries = presentEntries(value)
    if (explode) return prefix + entries.map(([key, item]) => `${encode(key)}=${encode(item)}`).join(joiner)
    return prefix + named + entries.map(([key, item]) => `${encode(key)},${encode(item)}`).join(',')
  }
  return prefix + named + encode(value)
}

/** Whether a value is written key by key. A date is not. */
export function hasKeys(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !(value instanceof Date)
}

/** Without `undefined` and `null`, which cannot be written. */
export function present(values: readonly unknown[]): unknown[] {
  return values.filter((value) => value !== undefined && value !== null)
}

export function presentEntries(value: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined && item !== null)
}

/** Text of a single value; dates as ISO 8601. A lone surrogate, which UTF-8 cannot encode, becomes U+FFFD as in a body. */
export function plainText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/\p{Cs}/gu, '\ufffd')
}

/** Percent-encoded, the delimiters of RFC 3986 too, so that a value can never end its part of the address. */
export function encodeText(value: unknown): string {
  return encodeURIComponent(plainText(value)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Percent-encoded but for the reserved characters, save those that would end the value or mean a space. */
export function encodeUnreserved(value: unknown): string {
  return encodeURI(plainText(value))
    .replace(/[#&+]/g, encodeURIComponent)
    .replace(/%25(?=[\dA-F]{2})/gi, '%')
}

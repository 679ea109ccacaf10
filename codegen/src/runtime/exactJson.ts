import { isRecord } from './isRecord.ts'

// JSON with whole numbers of any length: those that a number would round are of type `bigint`.

/** @throws SyntaxError */
export function parseExactJson(text: string): unknown {
  const plain: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return plain
  const mark = randomMark()
  const marked = text.replace(/"(?:[^"\\]+|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
    isLong(token) ? `"${mark}${token}"` : token,
  )
  return JSON.parse(marked, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  )
}

/** `JSON.stringify`, with every `bigint` as a number. */
export function stringifyExactJson(value: unknown): string {
  const mark = randomMark()
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'bigint' ? `${mark}${inner}` : inner,
  )
  return text?.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1')
}

/** A number of a parameter. */
export function readExactNumber(text: string): number | bigint {
  return isLong(text) ? BigInt(text) : Number(text)
}

/** A value without `bigint`, for keys of a cache, which are written as JSON. */
export function hashable(value: object | undefined): object | undefined {
  return value && Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutBigint(part)]))
}

function withoutBigint(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return value.map(withoutBigint)
  const isPlain = isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? hashable(value) : value
}

function isLong(token: string): boolean {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))
}

/** No string of a document begins with it by chance or by intent. */
function randomMark(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('')
}

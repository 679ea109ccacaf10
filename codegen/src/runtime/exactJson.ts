import { isRecord } from './isRecord.ts'

// JSON with whole numbers of any length: those that a number would round are of type `bigint`.

/** @throws SyntaxError */
export function parseExactJson(text: string): unknown {
  const plain: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return plain
  const mark = randomMark()
  return JSON.parse(markLong(text, mark), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  )
}

/** Valid JSON with each long number as a marked string. */
function markLong(text: string, mark: string): string {
  const token = /"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
  let marked = ''
  let from = 0
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    if (found[0] === '"') token.lastIndex = endOfString(text, token.lastIndex)
    else if (isLong(found[0])) {
      marked += `${text.slice(from, found.index)}"${mark}${found[0]}"`
      from = token.lastIndex
    }
  }
  return marked + text.slice(from)
}

/** Step by step: an expression of the whole string exceeds the engine's stack when it has millions of escapes. */
function endOfString(text: string, start: number): number {
  const sign = /["\\]/g
  sign.lastIndex = start
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    if (found[0] === '"') return sign.lastIndex
    sign.lastIndex += 1
  }
  return text.length
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

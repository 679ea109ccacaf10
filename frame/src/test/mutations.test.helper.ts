import fc from 'fast-check'

/** Inputs of a property. A routine run tries a part; `npm run fuzz` tries all. */
export const runs = (whole: number, routine = whole / 10) => (process.env.EVERY_INPUT ? whole : routine)

/** A request of a contract: its body is JSON. */
export type ContractRequest = readonly [method: string, path: string, body?: object]

interface Edit {
  readonly at: number
  readonly cut: number
  readonly insert: string
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    '../',
    '%00',
    '%2e%2e',
    "' OR 1=1 --",
    '{}',
    'null',
    '__proto__',
    '\u202Egnp.exe',
    '9'.repeat(400),
  ),
)

const edit = fc.record({ at: fc.nat(400), cut: fc.nat(8), insert: text })

function apply(value: string, { at, cut, insert }: Edit): string {
  const start = at % (value.length + 1)
  return `${value.slice(0, start)}${insert}${value.slice(start + cut)}`
}

/** Without halves of characters, which UTF-8 does not have. */
const wellFormed = (value: string) => Buffer.from(value).toString()

/** A field that is missing, or of any other value. */
const fieldChange = fc.record({ field: fc.nat(5), value: fc.option(fc.jsonValue(), { nil: undefined }) })

function mutateBody(body: object | undefined, change: Edit | { field: number; value: unknown } | undefined) {
  if (change === undefined || body === undefined) return body === undefined ? undefined : JSON.stringify(body)
  if ('at' in change) return wellFormed(apply(JSON.stringify(body), change))
  const names = Object.keys(body)
  return JSON.stringify({ ...body, [`${names[change.field % names.length]}`]: change.value })
}

export interface MutatedRequest {
  readonly method: string
  /** Below the origin. */
  readonly url: URL
  readonly body: string | undefined
  /** Changes one of the headers that the client sends. */
  changeHeader(headers: Headers): void
  /** Whether the request has what proves who sent it. */
  readonly isProved: boolean
}

/** Requests that differ from valid ones in a place or more. Some mutations are no address at all: undefined. */
export function mutatedRequests(parameters: {
  readonly origin: string
  readonly requests: readonly ContractRequest[]
  readonly headers: readonly string[]
}): fc.Arbitrary<MutatedRequest | undefined> {
  const { origin, requests, headers } = parameters
  const rare = { nil: undefined, freq: 9 }
  const sometimes = { nil: undefined, freq: 3 }
  return fc
    .record({
      request: fc.constantFrom(...requests),
      otherMethod: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'), rare),
      path: fc.option(edit, sometimes),
      change: fc.oneof(fc.constant(undefined), edit, fieldChange),
      header: fc.option(
        fc.record({
          name: fc.constantFrom(...headers),
          value: fc.oneof(fc.constant(undefined), text, edit),
        }),
        sometimes,
      ),
      isProved: fc.boolean(),
    })
    .map(({ request: [ownMethod, ownPath, ownBody], otherMethod, path, change, header, isProved }) => {
      const method = otherMethod ?? ownMethod
      const mutated = path ? wellFormed(apply(ownPath, path)) : ownPath
      const url = URL.parse(`${origin}${mutated.startsWith('/') ? '' : '/'}${encodeURI(mutated)}`)
      if (!url) return undefined
      return {
        ...{ method, url, isProved },
        body: method === 'GET' || method === 'HEAD' ? undefined : mutateBody(ownBody, change),
        changeHeader(sent) {
          if (!header) return
          const { name, value } = header
          const changed = typeof value === 'object' ? apply(sent.get(name) ?? '', value) : value
          sent.delete(name)
          // Others never reach a server: `fetch` and parsers of HTTP refuse them.
          if (changed !== undefined) sent.set(name, encodeURI(wellFormed(changed)).slice(0, 8_000))
        },
      }
    })
}

/** JSON that breaks careless code. */
const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  text,
  fc.constantFrom(
    JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    JSON.parse('{"then":1,"toString":1,"toJSON":1,"length":-1}'),
    Array.from({ length: 2_000 }, () => null),
    'x'.repeat(50_000),
    2 ** 53,
    -1,
    `0x${'f'.repeat(65)}`,
  ),
)

/** A value that differs from a valid one in some place, as JSON. */
export const mutatedJson = (valid: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: mutateOnce(valid) }, { weight: 1, arbitrary: hostileJson })

function mutateOnce(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string')
    return fc.oneof(
      edit.map((change) => apply(value, change)),
      hostileJson,
    )
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return hostileJson
  const names = Object.keys(value)
  if (names.length === 0) return hostileJson
  return fc.constantFrom(...names).chain((name) => {
    const part = (value as Record<string, unknown>)[name]
    const put = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
    return fc.oneof(
      { weight: 3, arbitrary: mutateOnce(part).map(put) },
      { weight: 1, arbitrary: hostileJson.map(put) },
      { weight: 1, arbitrary: fc.constant(without(value, name)) },
    )
  })
}

function without(value: object, name: string): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(name), 1)
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
}

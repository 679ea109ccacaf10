import fc from 'fast-check'

/**
 * A place for a hostile value. The value itself is made by `bring`, right before it is used: it would break the
 * generator, which inspects generated values.
 */
class Trap {
  readonly make: () => unknown
  constructor(make: () => unknown) {
    this.make = make
  }
}

/** Values that break careless code: odd keys, getters and proxies that throw, promises that are never settled. */
const traps = [
  () =>
    new Proxy(
      {},
      {
        get() {
          throw new Error('trap')
        },
        has() {
          throw new Error('trap')
        },
        ownKeys() {
          throw new Error('trap')
        },
        getPrototypeOf() {
          throw new Error('trap')
        },
      },
    ),
  () => ({
    get length() {
      throw new Error('trap')
    },
  }),
  () => ({
    toString() {
      throw new Error('trap')
    },
  }),
  // A promise that is never settled.
  () => Object.fromEntries([['then', () => undefined]]),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  () => Symbol('trap'),
  () => Number.NaN,
  () => 2n ** 300n,
  () => 'x'.repeat(100_000),
  () => '\u0000\u202E\u2028\uD800',
  () => Array.from({ length: 1000 }, () => null),
  () => Object.create(null),
  () => () => {
    throw new Error('trap')
  },
].map((make) => new Trap(make))

/** A generated value with its traps set. */
export function bring(value: unknown): unknown {
  if (value instanceof Trap) return value.make()
  if (Array.isArray(value)) return value.map(bring)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bring(part)]))
}

/** Anything at all, to be passed through `bring`. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true, maxDepth: 3 }),
  fc.constantFrom(...traps),
)

/** A string in which every character may be a control, a separator, a mark or half of a pair. */
export const anyString: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    '__proto__',
    '<img src=x onerror="window.__pwned=1">',
    '\u202Egnp.exe',
    '0x',
    'NaN',
  ),
)

/**
 * A value of the kind that differs in some place, to be passed through `bring`: checks are often forgotten for
 * neighbours of valid values.
 */
export function mutated<Value>(valid: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: valid.chain(mutateOnce) }, { weight: 1, arbitrary: anything })
}

function mutateOnce(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    return fc.oneof(
      anything.map((item) => [item, ...value]),
      fc.constant([...value, ...value]),
      value.length > 0
        ? fc
            .nat(value.length - 1)
            .chain((index) => mutateOnce(value[index]).map((item) => value.with(index, item)))
        : anything,
    )
  }
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value)
    if (keys.length === 0) return anything
    return fc.constantFrom(...keys).chain((key) =>
      fc.oneof(
        mutateOnce((value as Record<string, unknown>)[key]).map((item) => ({ ...value, [key]: item })),
        fc.constant(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))),
        anything.map((item) => ({ ...value, [key]: item })),
      ),
    )
  }
  if (typeof value === 'string') {
    return fc.oneof(
      fc
        .tuple(fc.nat(value.length), anyString)
        .map(([at, part]) => value.slice(0, at) + part + value.slice(at)),
      fc.nat(value.length).map((length) => value.slice(0, length)),
      anything,
    )
  }
  return anything
}

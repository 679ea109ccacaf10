import { madeUpText, type TextRules } from './madeUpText.ts'
import type { Inner } from './schema.ts'
import { validate } from './validate.ts'

/** What a contract says about a number. */
export interface NumberRules {
  readonly integer?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly examples?: readonly number[]
}

/** What a contract says about the size of a list or map. */
export interface SizeRules {
  readonly minimum?: number
  readonly maximum?: number
  readonly unique?: boolean
}

/** Makes up data; two of the same seed make up the same. */
export interface Random {
  integer(minimum: number, maximum: number): number
  number(rules: NumberRules): number
  text(rules: TextRules): string
  boolean(): boolean
  /** One of them. */
  pick<T>(values: readonly [T, ...(readonly T[])]): T
  /** The result of one of them. */
  oneOf<T>(makers: readonly [() => T, ...(readonly (() => T)[])]): T
  /** Usually there, sometimes not; never there deep inside recursive data. */
  optional<T>(make: () => T): T | undefined
  list<T>(rules: SizeRules, make: () => T): T[]
  map<T>(rules: SizeRules, key: () => string, make: () => T): Record<string, T>
  /** The first of several tries that a schema lets through; the last one when it lets none. */
  fitting(schema: Inner, make: () => unknown): unknown
  /** The fields of several objects in one; a field that is left out hides nothing. */
  merged(...parts: readonly unknown[]): unknown
  /** Some value or other. */
  anything(): unknown
  /** Wraps a model that refers to itself, so that it ends. */
  nested<T>(make: () => T): T
}

/** How deep a model that refers to itself is repeated. */
const depthLimit = 3

/** How many items a list gets beyond what is asked for. */
const listSpread = 3

/** How often data is made up anew that its schema does not take. */
const attempts = 60

export function createRandom(seed: number): Random {
  const next = createNumbers(seed)
  let depth = 0
  const integer = (minimum: number, maximum: number) =>
    minimum + Math.floor(next() * (Math.max(minimum, maximum) - minimum + 1))
  const size = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: SizeRules) =>
    depth > depthLimit ? minimum : integer(minimum, Math.min(maximum, Math.max(minimum, 1) + listSpread))

  const random: Random = {
    integer,
    number: (rules) => madeUpNumber(rules, next, integer),
    text: (rules) => madeUpText(rules, integer),
    boolean: () => next() < 0.5,
    pick: (values) => values[integer(0, values.length - 1)] ?? values[0],
    oneOf: (makers) => random.pick(makers)(),
    optional: (make) => (depth <= depthLimit && next() < 0.8 ? make() : undefined),
    list: (rules, make) => {
      const items = Array.from({ length: size(rules) }, make)
      return rules.unique === true ? distinct(items, rules.minimum ?? 0, make) : items
    },
    map(rules, key, make) {
      const wanted = size(rules)
      const entries = new Map<string, ReturnType<typeof make>>()
      for (let attempt = 0; entries.size < wanted && attempt < wanted + attempts; attempt++) {
        entries.set(key(), make())
      }
      return Object.fromEntries(entries)
    },
    fitting(schema, make) {
      let data = make()
      for (let attempt = 1; attempt < attempts && !validate(schema, asSent(data)).ok; attempt++) data = make()
      return data
    },
    merged: (...parts) =>
      Object.fromEntries(
        parts.flatMap((part) =>
          Object.entries({ ...(part as object) }).filter(([, value]) => value !== undefined),
        ),
      ),
    anything: () =>
      random.oneOf<unknown>([
        () => ({}),
        () => random.text({}),
        () => random.number({ integer: true }),
        () => random.boolean(),
        () => [],
        () => null,
        () => -random.number({}),
      ]),
    nested: (make) => {
      depth++
      try {
        return make()
      } finally {
        depth--
      }
    },
  }
  return random
}

/** Numbers from 0 to below 1 (mulberry32). */
function createNumbers(seed: number): () => number {
  // Spread out, so that neighbouring seeds do not start alike.
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

function madeUpNumber(rules: NumberRules, next: () => number, integer: Random['integer']): number {
  const { examples = [] } = rules
  const example = examples[integer(0, Math.max(0, examples.length - 1))]
  if (example !== undefined) return example
  const step = rules.multipleOf ?? (rules.integer === true ? 1 : 0)
  const least = Math.max(
    rules.minimum ?? 0,
    (rules.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + (step || 0.001),
  )
  const most = Math.min(
    rules.maximum ?? Math.max(least, 0) + 1000,
    (rules.exclusiveMaximum ?? Number.POSITIVE_INFINITY) - (step || 0.001),
  )
  const start = rules.minimum === undefined && most < least ? most - 1000 : least
  if (step === 0) return clamp(Math.round((start + next() * (most - start)) * 1000) / 1000, start, most)
  // Beyond these not every whole number is one for JavaScript.
  const first = Math.max(Math.ceil(start / step), Number.MIN_SAFE_INTEGER)
  const last = Math.min(Math.floor(most / step), Number.MAX_SAFE_INTEGER)
  // A range of any size, but ordinary numbers where they are allowed.
  return integer(first < 0 && last > 1000 ? 0 : first, first <= 1000 && last > 1e6 ? 1000 : last) * step
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Items that differ, made up anew while there are too few of them. */
function distinct<T>(items: readonly T[], minimum: number, make: () => T): T[] {
  const kept = new Map(items.map((item) => [JSON.stringify(item), item]))
  for (let attempt = 0; kept.size < minimum && attempt < attempts; attempt++) {
    const item = make()
    kept.set(JSON.stringify(item), item)
  }
  return [...kept.values()]
}

/** As it arrives: what is undefined is not there. */
function asSent(data: unknown): unknown {
  return data === undefined ? undefined : JSON.parse(JSON.stringify(data))
}

import { mockText, type TextRules } from './mockText.ts'

/** Constraints of a number. */
export interface NumberRules {
  readonly integer?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly examples?: readonly number[]
}

/** Limits of the size of a list or map. */
export interface SizeRules {
  readonly minimum?: number
  readonly maximum?: number
  readonly unique?: boolean
}

/** A generator of mock data; the same for the same seed. */
export interface Random {
  integer(minimum: number, maximum: number): number
  number(rules: NumberRules): number
  text(rules: TextRules): string
  boolean(): boolean
  /** Whether something optional is present: usually, but never deep inside recursive data. */
  isThere(): boolean
  /** Number of items in a list or map. */
  size(rules: SizeRules): number
  /** Makes a recursive model finite. */
  nested<T>(make: () => T): T
}

/** Depth to which a model that refers to itself is repeated. */
const depthLimit = 3

/** Number of items that a list gets beyond its minimum. */
const listSpread = 3

export function createRandom(seed: number): Random {
  const next = createNumbers(seed)
  let depth = 0
  const integer = (minimum: number, maximum: number) =>
    minimum + Math.floor(next() * (Math.max(minimum, maximum) - minimum + 1))

  return {
    integer,
    number: (rules) => mockNumber(rules, next, integer),
    text: (rules) => mockText(rules, integer),
    boolean: () => next() < 0.5,
    isThere: () => depth <= depthLimit && next() < 0.8,
    size: ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }) =>
      depth > depthLimit ? minimum : integer(minimum, Math.min(maximum, Math.max(minimum, 1) + listSpread)),
    nested(make) {
      depth++
      try {
        return make()
      } finally {
        depth--
      }
    },
  }
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

function mockNumber(rules: NumberRules, next: () => number, integer: Random['integer']): number {
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
  // Beyond these JavaScript cannot represent every whole number.
  const first = Math.max(Math.ceil(start / step), Number.MIN_SAFE_INTEGER)
  const last = Math.min(Math.floor(most / step), Number.MAX_SAFE_INTEGER)
  // A range of any size, but ordinary numbers where they are allowed.
  return integer(first < 0 && last > 1000 ? 0 : first, first <= 1000 && last > 1e6 ? 1000 : last) * step
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

import { ownValue } from '../ownValue.ts'
import type { Inner } from '../validators/schema.ts'
import { validate } from '../validators/validate.ts'
import type { NumberRules, Random, SizeRules } from './createRandom.ts'
import type { TextRules } from './mockText.ts'

// Generated handlers describe mock data with these. None of them is generic: the validator checks whether data fits the
// contract, and thousands of them are cheap for a type checker only if there is nothing to infer.

/** Makes a mock value. */
export type Maker = (random: Random) => unknown

/** Attempts to make mock data that its schema accepts. */
const attempts = 60

export const boolean: Maker = (random) => random.boolean()

export const nothing: Maker = () => null

/** Any value. */
export const anything: Maker = (random) => pickMaker(random, kinds)(random)

const kinds: readonly Maker[] = [
  () => ({}),
  (random) => random.text({}),
  (random) => random.number({ integer: true }),
  boolean,
  () => [],
  nothing,
  (random) => -random.number({}),
]

/*#__NO_SIDE_EFFECTS__*/
export function text(rules: TextRules = {}): Maker {
  return (random) => random.text(rules)
}

/*#__NO_SIDE_EFFECTS__*/
export function number(rules: NumberRules = {}): Maker {
  return (random) => random.number(rules)
}

/** Always the same. */
/*#__NO_SIDE_EFFECTS__*/
export function value(known: unknown): Maker {
  return () => known
}

/** One of several values. */
/*#__NO_SIDE_EFFECTS__*/
export function pick(values: readonly unknown[]): Maker {
  return (random) => values[random.integer(0, values.length - 1)]
}

/** A value of one of several makers. */
/*#__NO_SIDE_EFFECTS__*/
export function oneOf(makers: readonly Maker[]): Maker {
  return (random) => pickMaker(random, makers)(random)
}

/*#__NO_SIDE_EFFECTS__*/
export function nullable(make: Maker): Maker {
  return oneOf([make, nothing])
}

/** Usually present; never deep inside recursive data. */
/*#__NO_SIDE_EFFECTS__*/
export function optional(make: Maker): Maker {
  return (random) => (random.isThere() ? make(random) : undefined)
}

/** An object of these fields, and of the keys of another maker. */
/*#__NO_SIDE_EFFECTS__*/
export function object(fields: Readonly<Record<string, Maker>>, others?: Maker): Maker {
  const named = Object.entries(fields)
  return (random) =>
    fromEntries([
      ...named.map(([name, make]): [string, unknown] => [name, make(random)]),
      ...entriesOf(others?.(random)),
    ])
}

/** An object with keys of one kind and values of another. */
/*#__NO_SIDE_EFFECTS__*/
export function map(rules: SizeRules, key: Maker, make: Maker): Maker {
  return (random) => {
    const wanted = random.size(rules)
    const entries = new Map<string, unknown>()
    for (let attempt = 0; entries.size < wanted && attempt < wanted + attempts; attempt++)
      entries.set(String(key(random)), make(random))
    return Object.fromEntries(entries)
  }
}

/*#__NO_SIDE_EFFECTS__*/
export function list(rules: SizeRules, make: Maker): Maker {
  return (random) => items(random, rules, make)
}

/** A list that starts with one item of each of these. */
/*#__NO_SIDE_EFFECTS__*/
export function tuple(leading: readonly Maker[], rules?: SizeRules, make: Maker = nothing): Maker {
  return (random) => [
    ...leading.map((item) => item(random)),
    ...(rules === undefined ? [] : items(random, rules, make)),
  ]
}

/** The fields of several objects in one; an absent field does not override another. */
/*#__NO_SIDE_EFFECTS__*/
export function merged(parts: readonly Maker[]): Maker {
  return (random) => {
    const made = parts.map((make) => make(random))
    return fromEntries(made.flatMap((part) => entriesOf(part).filter(([, field]) => field !== undefined)))
  }
}

/** An object in which properties that count a list have its length. */
/*#__NO_SIDE_EFFECTS__*/
export function counted(counts: readonly (readonly [count: string, list: string])[], make: Maker): Maker {
  return (random) => {
    const made = make(random)
    if (typeof made !== 'object' || made === null) return made
    const lengths = counts.flatMap(([count, list]): [string, unknown][] => {
      const items = ownValue(made, list)
      return Array.isArray(items) && typeof ownValue(made, count) === 'number' ? [[count, items.length]] : []
    })
    return { ...made, ...Object.fromEntries(lengths) }
  }
}

/** The first of several attempts that a schema accepts; the last one when it accepts none. */
/*#__NO_SIDE_EFFECTS__*/
export function fitting(schema: Inner, make: Maker): Maker {
  return (random) => {
    let data = make(random)
    for (let attempt = 1; attempt < attempts && !validate(schema, asSent(data)).ok; attempt++)
      data = make(random)
    return data
  }
}

/** Wraps a recursive model, so that its data is finite. */
/*#__NO_SIDE_EFFECTS__*/
export function nested(described: () => Maker): Maker {
  let known: Maker | undefined
  return (random) => {
    const make = known ?? described()
    known = make
    return random.nested(() => make(random))
  }
}

function pickMaker(random: Random, makers: readonly Maker[]): Maker {
  return makers[random.integer(0, makers.length - 1)] ?? nothing
}

function items(random: Random, rules: SizeRules, make: Maker): unknown[] {
  const made = Array.from({ length: random.size(rules) }, () => make(random))
  return rules.unique === true ? distinct(made, rules.minimum ?? 0, () => make(random)) : made
}

/** Items that differ, made again while there are too few of them. */
function distinct(made: readonly unknown[], minimum: number, make: () => unknown): unknown[] {
  const kept = new Map(made.map((item) => [JSON.stringify(item), item]))
  for (let attempt = 0; kept.size < minimum && attempt < attempts; attempt++) {
    const item = make()
    kept.set(JSON.stringify(item), item)
  }
  return [...kept.values()]
}

function entriesOf(made: unknown): [string, unknown][] {
  return Object.entries({ ...(made as object | undefined) })
}

/** Own properties whatever they are called, `__proto__` too. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries)
}

/** As received: without undefined values. */
function asSent(data: unknown): unknown {
  return data === undefined ? undefined : JSON.parse(JSON.stringify(data))
}

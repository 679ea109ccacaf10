import type { NameTable } from './nameTable.ts'

/** Something that gets a name in the output. */
export interface NamedThing {
  /** Its name in the contract, or a place: the same whatever its neighbours. */
  readonly origin: string
  /** The name that it has without neighbours. */
  readonly wanted: string
  /** Added to it when another thing has that name. */
  readonly suffix: string
  /** Names that it has besides. */
  readonly related?: (name: string) => readonly string[]
}

/** A thing that could not have the name it would have alone. */
export interface NameClash<Thing> {
  readonly thing: Thing
  readonly name: string
  /** Thing with the name; undefined for a reserved one. */
  readonly owner: Thing | undefined
}

/**
 * Names things, so that a name depends on its own origin alone as far as possible. A valid name of the contract is
 * kept; of several that become the same, the others get a suffix of their own.
 */
export function assignNames<Thing extends NamedThing>(
  table: NameTable,
  things: readonly Thing[],
): { readonly names: ReadonlyMap<Thing, string>; readonly clashes: readonly NameClash<Thing>[] } {
  const names = new Map<Thing, string>()
  const owners = new Map<string, Thing>()
  const losers: Thing[] = []
  const sorted = [...things].sort((a, b) => rank(a) - rank(b) || compare(a.origin, b.origin))
  for (const thing of sorted) {
    if (table.take(thing.wanted, thing.related)) give(thing, thing.wanted)
    else losers.push(thing)
  }
  const contested = countBy(losers, ({ wanted, suffix }) => (wanted + suffix).toLowerCase())
  for (const thing of losers) {
    const name = thing.wanted + thing.suffix
    const isAlone = contested.get(name.toLowerCase()) === 1 && table.take(name, thing.related)
    give(thing, isAlone ? name : ownName(table, thing, name))
  }

  function give(thing: Thing, name: string) {
    names.set(thing, name)
    for (const own of [name, ...(thing.related?.(name) ?? [])]) owners.set(own.toLowerCase(), thing)
  }

  const clashes = losers.map((thing) => {
    const taken = [thing.wanted, ...(thing.related?.(thing.wanted) ?? [])]
    const owner = taken.map((name) => owners.get(name.toLowerCase())).find((other) => other !== undefined)
    return { thing, name: names.get(thing) ?? thing.wanted, owner: owner === thing ? undefined : owner }
  })
  return { names, clashes }
}

/** Good as it is, then good but with capitals in a row, then changed. */
function rank({ origin, wanted }: NamedThing): number {
  if (origin !== wanted) return 2
  return /[A-Z]{2}/.test(wanted) ? 1 : 0
}

/** With a few letters that depend on the origin. */
function ownName(table: NameTable, { origin, related }: NamedThing, name: string): string {
  for (let attempt = 0; ; attempt++) {
    const own = name + shortHash(attempt === 0 ? origin : `${origin} ${attempt}`)
    if (table.take(own, related)) return own
  }
}

/** FNV-1a, in six letters and digits of which the first is a capital. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return `X${hash.toString(36).padStart(5, '0').slice(-5)}`
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

/** By code unit: the same everywhere, whatever the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A deterministic random number generator: the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `lowest` to `highest`, both included. */
  integer(lowest: number, highest: number): number
  /** True with probability `share` (0 to 1). */
  chance(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** `length` hexadecimal digits. */
  hex(length: number): string
  /** A version 4 UUID in form. */
  uuid(): string
}

/** Creates a generator from a seed string. Not for secrets. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)

  // mulberry32: 32 bits of state, sufficient for mock data.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function integer(lowest: number, highest: number): number {
    return lowest + Math.floor(next() * (highest - lowest + 1))
  }

  function hex(length: number): string {
    return Array.from({ length }, () => integer(0, 15).toString(16)).join('')
  }

  return {
    next,
    integer,
    hex,
    chance: (share) => next() < share,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[integer(0, 3)]}${hex(3)}-${hex(12)}`,
  }
}

/** FNV-1a over the string's UTF-16 code units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash
}

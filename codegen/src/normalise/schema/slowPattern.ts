/** A part of a regular expression. */
interface Item {
  /** Whether the text may go on without it. */
  readonly optional: boolean
  /** Whether it may come any number of times. */
  readonly endless: boolean
}

/** Repetitions that are as good as endless. */
const many = 100

/** Beyond hand-written patterns: nested ones would overflow the stack. */
const mostGroups = 1_000

/**
 * The part of a regular expression that repeats a repetition with nothing between, such as `(a+)+`: a string that nearly
 * fits takes time that doubles with each of its characters. Undefined when there is none, as far as that is easily seen.
 */
export function slowPart(pattern: string): string | undefined {
  if (pattern.split('(').length > mostGroups) return undefined
  const reader = new PatternReader(pattern)
  reader.alternatives()
  return reader.slow
}

/** Characters of one part; groups and repetitions are read apart. */
const atom = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|./sy
const opening = /\((?:\?(?::|<?[=!]|<[^>]*>))?/y
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

class PatternReader {
  slow: string | undefined
  readonly #pattern: string
  #at = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  /** Up to the end of a group, or of the whole. */
  alternatives(): Item[][] {
    const all: Item[][] = [[]]
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ')') {
      if (this.#take(/\|/y) !== undefined) all.push([])
      else all.at(-1)?.push(this.#item())
    }
    return all
  }

  #item(): Item {
    const start = this.#at
    const inner = this.#take(opening) === undefined ? undefined : this.#group()
    const text = inner === undefined ? this.#take(atom)?.[0] : undefined
    const { least, most } = this.#repetition()
    const isRepetition = inner?.some(isRepeated) === true
    // At the very end nothing can fail any more, so nothing is tried again.
    if (isRepetition && most >= many && this.#at < this.#pattern.length) {
      this.slow ??= this.#pattern.slice(start, this.#at)
    }
    const isPlace = text !== undefined && /^(\^|\$|\\[bB])$/.test(text)
    const mayBeEmpty = inner?.some((items) => items.every(({ optional }) => optional)) === true
    return { optional: least === 0 || isPlace || mayBeEmpty, endless: most >= many || isRepetition }
  }

  #group(): Item[][] {
    const inner = this.alternatives()
    this.#at++
    return inner
  }

  #repetition(): { readonly least: number; readonly most: number } {
    const match = this.#take(quantifier)
    if (match === undefined) return { least: 1, most: 1 }
    const [, sign, least, comma, most] = match
    if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : many }
    const from = Number(least)
    return { least: from, most: comma === '' ? from : most === '' ? many : Number(most) }
  }

  #take(part: RegExp): RegExpExecArray | undefined {
    part.lastIndex = this.#at
    const match = part.exec(this.#pattern) ?? undefined
    if (match !== undefined) this.#at += match[0].length
    return match
  }
}

/** One thing any number of times, and nothing beside it that a string has to have. */
function isRepeated(items: readonly Item[]): boolean {
  const needed = items.filter(({ optional }) => !optional)
  return items.some(({ endless }) => endless) && needed.length <= 1 && needed.every(({ endless }) => endless)
}

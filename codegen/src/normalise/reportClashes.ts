import type { Report } from '../diagnostics/report.ts'
import type { Place } from '../model/place.ts'
import type { NameClash, NamedThing } from '../names/assignNames.ts'

interface PlacedThing {
  /** As a reader of the contract knows it: `schema 'Order'`. */
  readonly described: string
  readonly place: Place
  /** Way for the host to choose another name, where that is possible. */
  readonly choice: string
  /** Reserver of names of its kind, where that depends on the contract. */
  readonly rival?: string
}

/**
 * Warns of each thing whose name another one has, so that a host learns why it is called otherwise.
 *
 * @param overrides Names that the host gave to others: the clash is its choice.
 */
export function reportClashes(
  report: Report,
  clashes: readonly NameClash<PlacedThing & NamedThing>[],
  overrides: ReadonlySet<string> = new Set(),
) {
  for (const { thing, name, owner } of clashes) {
    const holder = owner === undefined ? thing.rival : `the ${shortenedText(owner.described)}`
    if (holder === undefined || (owner === undefined && overrides.has(thing.wanted.toLowerCase()))) continue
    report.add({
      severity: 'warning',
      at: 'key',
      place: thing.place,
      message: `Name clash: the ${shortenedText(thing.described)} becomes ${shortenedText(name)}, because ${holder} has its name.`,
      hint: thing.choice,
    })
  }
}

function shortenedText(text: string): string {
  return text.length <= 140 ? text : `${text.slice(0, 140)}…`
}

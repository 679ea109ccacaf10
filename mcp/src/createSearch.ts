import MiniSearch from 'minisearch'
import { type Section, sectionsOf } from './sections.ts'

/** Sections of the pages that words are looked up in, best first. */
export type Search = (words: string, limit: number) => readonly Section[]

/** Pages that list what tests have seen: their words are everywhere, and answer nothing. */
const unsearched = ['threats.md', 'errors.md']

/** Words of questions that say nothing about what is asked for. */
const common = new Set(
  'a an and are do does for from how i in is it my of on or own the that this to with'.split(' '),
)

export function createSearch(pages: ReadonlyMap<string, string>): Search {
  const sections = [...pages]
    .filter(([page]) => !unsearched.includes(page))
    .flatMap(([page, text]) => sectionsOf(page, text))
  const byId = new Map(sections.map((section) => [section.id, section]))
  const index = new MiniSearch<Section>({
    fields: ['title', 'text'],
    processTerm: (term) => (common.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { title: 3 },
      // Short words are in too many others.
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      prefix: (term) => term.length > 3,
      // Guides say how, the reference has every field.
      boostDocument: (id) => (String(id).startsWith('reference/') ? 1 : 1.8),
    },
  })
  index.addAll(sections)
  return (words, limit) =>
    index
      .search(words)
      .slice(0, limit)
      .flatMap(({ id }) => byId.get(id) ?? [])
}

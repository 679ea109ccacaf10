import { nearest } from '../diagnostics/nearest.ts'
import { isJsonObject, type JsonValue } from '../model/json.ts'
import { escapeToken } from '../model/jsonPointer.ts'
import type { SourceDocument } from './sourceDocument.ts'

/** The reference to the component, or definition, of a name; undefined when a document has none of that name. */
export function referenceByName({ value }: SourceDocument, name: string): string | undefined {
  if (name === '' || !isJsonObject(value)) return undefined
  const { components, $defs, definitions } = value
  const sections: (readonly [string, JsonValue | undefined])[] = [
    ...(isJsonObject(components)
      ? Object.entries(components).map(([section, entries]) => [`components/${section}`, entries] as const)
      : []),
    ['$defs', $defs],
    ['definitions', definitions],
  ]
  const found = sections.find(([, entries]) => isJsonObject(entries) && Object.hasOwn(entries, name))
  return found && `#/${found[0]}/${escapeToken(name)}`
}

/** Comparing each unresolved reference with all names takes time in proportion to names times references. */
const mostComparisons = 500_000

/** {@link nearest} for a whole run: stops comparing, and listing candidates, after that many names. */
export function createNearest(): (word: string, list: () => readonly string[]) => string | undefined {
  let left = mostComparisons
  return (word, list) => {
    if (left <= 0) return undefined
    const candidates = list()
    left -= candidates.length
    return nearest(word, candidates)
  }
}

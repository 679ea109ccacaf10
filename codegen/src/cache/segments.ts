import { contentHash } from './contentHash.ts'
import { jsonEntries } from './jsonEntries.ts'
import { yamlEntries } from './yamlEntries.ts'

/**
 * A document cut along its entries: what stands under each path and each component, and the skeleton around them. The
 * pieces can be told apart and read one by one, which is how a change is found without reading the rest.
 */
export interface Segments {
  readonly skeleton: { readonly text: string; readonly hash: string }
  /** By JSON pointer, in the order of the document. */
  readonly entries: ReadonlyMap<string, Segment>
}

export interface Segment {
  readonly hash: string
  /** Offsets of all that belongs to the entry. */
  readonly start: number
  readonly end: number
  /** Reads the entry's value. */
  value(): unknown
}

/** An entry as the readers of both syntaxes find it. */
export interface FoundEntry {
  readonly tokens: readonly string[]
  readonly start: number
  readonly end: number
  /** What stands in the skeleton instead: the same key, and nothing under it. */
  readonly placeholder: string
  value(): unknown
}

/** Undefined for a document that cannot be cut: YAML with anchors, or in flow style, or no document at all. */
export function segmentDocument(text: string): Segments | undefined {
  const found = /^\s*\{/.test(text) ? jsonEntries(text) : yamlEntries(text)
  if (found === undefined) return undefined
  const entries = new Map<string, Segment>()
  const skeleton: string[] = []
  let at = 0
  for (const { tokens, start, end, placeholder, value } of found) {
    skeleton.push(text.slice(at, start), placeholder)
    at = end
    const pointer = tokens.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
    entries.set(pointer, { hash: contentHash(text.slice(start, end)), start, end, value })
  }
  skeleton.push(text.slice(at))
  const rest = skeleton.join('')
  return { skeleton: { text: rest, hash: contentHash(rest) }, entries }
}

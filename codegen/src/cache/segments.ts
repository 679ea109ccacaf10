import { escapeToken } from '../model/jsonPointer.ts'
import { jsonEntries } from './jsonEntries.ts'
import { yamlEntries } from './yamlEntries.ts'

/** Where in a document one entry of its `paths` or `components` stands: its value in JSON, its lines in YAML. */
export interface Segment {
  readonly pointer: string
  /** Offsets into the text. */
  readonly start: number
  readonly end: number
  /** What can stand there instead, so that the text around the segments can be read without them. */
  readonly placeholder: string
}

/** An entry as the readers of both syntaxes find it. */
export interface FoundEntry {
  readonly tokens: readonly string[]
  readonly start: number
  readonly end: number
  readonly placeholder: string
}

/**
 * Cuts a document along its entries, in the order of the text. Undefined for one that cannot be cut: YAML with
 * anchors, for example.
 */
export function segmentDocument(text: string): readonly Segment[] | undefined {
  const found = isJson(text) ? jsonEntries(text) : yamlEntries(text)
  return found?.map(({ tokens, ...entry }) => ({
    ...entry,
    pointer: tokens.map((token) => `/${escapeToken(token)}`).join(''),
  }))
}

export function isJson(text: string): boolean {
  return /^\s*\{/.test(text)
}

import { escapeToken } from '../model/jsonPointer.ts'
import { jsonEntries } from './jsonEntries.ts'
import { yamlEntries } from './yamlEntries.ts'

/** Where in a document one entry of its `paths` or `components` is: its value in JSON, its lines in YAML. */
export interface Segment {
  readonly pointer: string
  /** Offsets, into the text or into its bytes. */
  readonly start: number
  readonly end: number
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

/** The same segments by their place in the text's bytes: whole documents are compared faster than they are decoded. */
export function segmentsInBytes(
  segments: readonly Segment[],
  text: string,
  bytes: Uint8Array,
): readonly Segment[] {
  if (bytes.length === text.length) return segments
  return moved(segments, (start, end) => Buffer.byteLength(text.slice(start, end)))
}

/** The inverse: from the bytes to the text. */
export function segmentsInText(
  segments: readonly Segment[],
  text: string,
  bytes: Buffer,
): readonly Segment[] {
  if (bytes.length === text.length) return segments
  return moved(segments, (start, end) => bytes.toString('utf8', start, end).length)
}

/** Segments do not overlap, so each stretch between two offsets is measured once. */
function moved(
  segments: readonly Segment[],
  lengthOf: (start: number, end: number) => number,
): readonly Segment[] {
  let from = 0
  let to = 0
  const move = (offset: number) => {
    to += lengthOf(from, offset)
    from = offset
    return to
  }
  return segments.map((segment) => ({ ...segment, start: move(segment.start), end: move(segment.end) }))
}

export function isJson(text: string): boolean {
  return /^\s*\{/.test(text)
}

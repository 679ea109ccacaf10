import { isJson, type Segment } from './segments.ts'

/** The segment that an edit lies in, and all segments where they stand after it. */
export interface ChangedSegment {
  readonly pointer: string
  readonly segments: readonly Segment[]
}

/** Where an edit lies. Undefined when it is in no segment, or in several. */
export function findChangedSegment(
  before: string,
  after: string,
  segments: readonly Segment[],
): ChangedSegment | undefined {
  const first = commonStart(before, after)
  // Entries of YAML are lines: a line that comes in begins like the one it comes before, but does not belong to it.
  const start = isJson(before) ? first : before.lastIndexOf('\n', first - 1) + 1
  const end = before.length - commonEnd(before, after, start)
  const changed = segments.findIndex((segment) => segment.start <= start && end <= segment.end)
  const { pointer } = segments[changed] ?? {}
  if (pointer === undefined) return undefined
  const shift = after.length - before.length
  return {
    pointer,
    segments: segments.map((segment, index) => ({
      ...segment,
      start: segment.start + (index > changed ? shift : 0),
      end: segment.end + (index >= changed ? shift : 0),
    })),
  }
}

/** Texts are compared in pieces, which is as fast as memory is, and only the last piece letter by letter. */
const piece = 65_536

function commonStart(one: string, other: string): number {
  const limit = Math.min(one.length, other.length)
  let at = 0
  while (at + piece <= limit && one.slice(at, at + piece) === other.slice(at, at + piece)) at += piece
  while (at < limit && one.charCodeAt(at) === other.charCodeAt(at)) at++
  return at
}

/** Letters that both end with, without those of their common start. */
function commonEnd(one: string, other: string, start: number): number {
  const limit = Math.min(one.length, other.length) - start
  const tail = (text: string, count: number) => text.slice(text.length - count - piece, text.length - count)
  let count = 0
  while (count + piece <= limit && tail(one, count) === tail(other, count)) count += piece
  const last = (text: string) => text.charCodeAt(text.length - 1 - count)
  while (count < limit && last(one) === last(other)) count++
  return count
}

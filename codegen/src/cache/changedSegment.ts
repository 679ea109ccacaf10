import { isJson, type Segment } from './segments.ts'

/** The segment that an edit lies in, and all segments where they are after it. */
export interface ChangedSegment {
  readonly pointer: string
  readonly segments: readonly Segment[]
}

/** Where an edit lies, in bytes. Undefined when it is in no segment, or in several. */
export function findChangedSegment(
  before: Buffer,
  after: Buffer,
  segments: readonly Segment[],
): ChangedSegment | undefined {
  const first = commonStart(before, after)
  // Entries of YAML are lines: an inserted line may begin like the one after it, but does not belong to it.
  const isYaml = !isJsonFile(before)
  const start = isYaml && first > 0 ? before.lastIndexOf('\n', first - 1) + 1 : first
  const end = before.length - commonEnd(before, after, start)
  const changed = segments.findIndex((segment) => segment.start <= start && end <= segment.end)
  const segment = segments[changed]
  if (segment === undefined) return undefined
  // An entry that moves to the right is one of the entry before it.
  if (isYaml && indentOf(before, segment.start) !== indentOf(after, segment.start)) return undefined
  const shift = after.length - before.length
  return {
    pointer: segment.pointer,
    segments: segments.map(({ pointer, start: from, end: to }, index) => ({
      pointer,
      start: from + (index > changed ? shift : 0),
      end: to + (index >= changed ? shift : 0),
    })),
  }
}

/** Whether a file is read as JSON; that is seen at its start, after any number of empty lines. */
export function isJsonFile(bytes: Buffer): boolean {
  const space = [0x20, 0x09, 0x0a, 0x0d]
  const first = bytes.findIndex((byte) => !space.includes(byte))
  // Other white space is found in the decoded text.
  return isJson(bytes.toString('utf8', Math.max(first, 0), first + 100))
}

/** Spaces that a line begins with. */
function indentOf(bytes: Buffer, line: number): number {
  let at = line
  while (bytes[at] === 0x20) at++
  return at - line
}

/** Files are compared in pieces, which is as fast as memory is, and only the last piece byte by byte. */
const piece = 65_536

function commonStart(one: Buffer, other: Buffer): number {
  const limit = Math.min(one.length, other.length)
  let at = 0
  while (at + piece <= limit && one.compare(other, at, at + piece, at, at + piece) === 0) at += piece
  while (at < limit && one[at] === other[at]) at++
  return at
}

/** Bytes that both end with, without those of their common start. */
function commonEnd(one: Buffer, other: Buffer, start: number): number {
  const limit = Math.min(one.length, other.length) - start
  let count = 0
  while (count + piece <= limit && hasSameTail(one, other, count)) count += piece
  while (count < limit && one[one.length - 1 - count] === other[other.length - 1 - count]) count++
  return count
}

function hasSameTail(one: Buffer, other: Buffer, count: number): boolean {
  const ends = [one.length - count, other.length - count] as const
  return one.compare(other, ends[1] - piece, ends[1], ends[0] - piece, ends[0]) === 0
}

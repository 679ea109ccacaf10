/** Something that was made, and the models whose schemas it was made from, beyond their names: their indexes. */
export interface Made {
  readonly path: string
  readonly madeFrom: readonly number[]
}

export interface RecordHead extends Made {
  /** Size of the whole record in bytes. */
  readonly length: number
}

/**
 * Records of many generated files. The next run needs few of them, so it reads only the head of each, and the rest on
 * access.
 */
export interface Records<T extends Made> {
  readonly heads: readonly RecordHead[]
  /** The records as JSON, one after the other. */
  readonly bytes: Buffer
  at(path: string): T | undefined
  all(): readonly T[]
}

export function createRecords<T extends Made>(all: readonly T[]): Records<T> {
  const parts = all.map((record) => Buffer.from(JSON.stringify(record)))
  return openRecords(all.map(headOf(parts)), Buffer.concat(parts))
}

export function openRecords<T extends Made>(heads: readonly RecordHead[], bytes: Buffer): Records<T> {
  const ranges = rangesOf(heads)
  const read = ({ start, end }: Range): T => JSON.parse(bytes.toString('utf8', start, end))
  return {
    heads,
    bytes,
    at(path) {
      const range = ranges[heads.findIndex((head) => head.path === path)]
      return range && read(range)
    },
    all: () => ranges.map(read),
  }
}

/** The records with the given ones replaced; new ones are appended. */
export function replaceRecords<T extends Made>(records: Records<T>, changed: readonly T[]): Records<T> {
  if (changed.length === 0) return records
  const byPath = new Map(changed.map((record) => [record.path, record]))
  const ranges = rangesOf(records.heads)
  const parts: Buffer[] = []
  const heads = records.heads.map((head, index) => {
    const record = byPath.get(head.path)
    byPath.delete(head.path)
    const { start = 0, end = 0 } = ranges[index] ?? {}
    const part =
      record === undefined ? records.bytes.subarray(start, end) : Buffer.from(JSON.stringify(record))
    parts.push(part)
    return record === undefined ? head : headOf([part])(record, 0)
  })
  const added = createRecords([...byPath.values()])
  return openRecords([...heads, ...added.heads], Buffer.concat([...parts, added.bytes]))
}

interface Range {
  readonly start: number
  readonly end: number
}

function rangesOf(heads: readonly RecordHead[]): readonly Range[] {
  let at = 0
  return heads.map(({ length }) => {
    const start = at
    at += length
    return { start, end: at }
  })
}

function headOf(parts: readonly Buffer[]) {
  return ({ path, madeFrom }: Made, index: number): RecordHead => ({
    path,
    madeFrom,
    length: parts[index]?.length ?? 0,
  })
}

import type { HistoryPosition } from '../indexer/createIndexStore.ts'

/** Writes a position as a cursor, opaque to callers. */
export function writeCursor({ minedAt, block, position }: HistoryPosition): string {
  return Buffer.from(JSON.stringify([minedAt, block, position])).toString('base64url')
}

/** Undefined for a cursor that is not ours. */
export function readCursor(cursor: string): HistoryPosition | undefined {
  const numbers = parse(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(numbers) || numbers.length !== 3 || !numbers.every(Number.isSafeInteger))
    return undefined
  const [minedAt, block, position] = numbers as [number, number, number]
  return { minedAt, block, position }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

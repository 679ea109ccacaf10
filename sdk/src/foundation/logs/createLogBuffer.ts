import type { LogEntry } from './LogEntry.ts'

/** Most that is kept, in bytes of UTF-8. */
export const logBufferSize = 1_024_000

/** The newest entries that fit. */
export interface LogBuffer {
  add(entry: LogEntry): void
  /** Oldest first, as copies. */
  read(): readonly LogEntry[]
  clear(): void
}

/**
 * Entries as JSON, which cannot change after they were added, in a buffer of limited size: the oldest make room.
 *
 * @param limit in bytes of UTF-8
 */
export function createLogBuffer(limit = logBufferSize): LogBuffer {
  const encoder = new TextEncoder()
  let lines: { readonly text: string; readonly size: number }[] = []
  let total = 0
  return {
    add(entry) {
      const text = JSON.stringify(entry, (_, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      )
      const { length: size } = encoder.encode(text)
      lines.push({ text, size })
      total += size
      let dropped = 0
      for (; total > limit; dropped += 1) total -= lines[dropped]?.size ?? 0
      if (dropped > 0) lines = lines.slice(dropped)
    },
    read: () => lines.map(({ text }) => JSON.parse(text) as LogEntry),
    clear() {
      lines = []
      total = 0
    },
  }
}

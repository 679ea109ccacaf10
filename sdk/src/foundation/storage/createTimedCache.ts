import type { KeyValueStorage } from './KeyValueStorage.ts'

/** An entry and when it was written, in ms since 1970. */
interface TimedEntry {
  readonly timestamp: number
}

export interface TimedCache<Entry> {
  /** The entry with its time; one that has expired, or comes from the future, is dropped. */
  get(id: string): (Entry & TimedEntry) | undefined
  set(id: string, entry: Entry): void
}

/**
 * A map of entries under one storage key that are good for `life` ms, in AppKit's format: JSON with a
 * timestamp per entry.
 *
 * @param isEntry Whether an entry is well-formed: other scripts of the page can write to the storage too.
 */
export function createTimedCache<Entry extends object>(
  storage: KeyValueStorage,
  { key, life, isEntry }: { key: string; life: number; isEntry(value: object): value is Entry },
): TimedCache<Entry> {
  function readAll(): Record<string, Entry & TimedEntry> {
    const now = Date.now()
    const good = Object.entries(parse(storage.getItem(key))).filter(
      (pair): pair is [string, Entry & TimedEntry] => {
        const [, entry] = pair
        if (typeof entry !== 'object' || entry === null || !isEntry(entry)) return false
        const { timestamp } = entry as Partial<TimedEntry>
        return typeof timestamp === 'number' && timestamp <= now && now - timestamp <= life
      },
    )
    return Object.fromEntries(good)
  }

  return {
    get(id) {
      const entries = readAll()
      return Object.hasOwn(entries, id) ? entries[id] : undefined
    },
    set(id, entry) {
      storage.setItem(key, JSON.stringify({ ...readAll(), [id]: { ...entry, timestamp: Date.now() } }))
    },
  }
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Written by another script: treated as empty.
    return {}
  }
}

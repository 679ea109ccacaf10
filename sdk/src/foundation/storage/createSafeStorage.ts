import { getWindow } from '../platform/getWindow.ts'
import { warn } from '../platform/warn.ts'
import type { KeyValueStorage } from './KeyValueStorage.ts'

/**
 * Wraps a storage so that it never throws. Values that it refuses (blocked, full, missing) are kept in memory for this
 * visit, with one warning.
 *
 * @param storage Default: `window.localStorage`. It is read through `window` because some servers define a broken bare
 * `localStorage`.
 */
export function createSafeStorage(storage?: KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string | null>()
  let hasWarned = false

  function attempt(use: (storage: KeyValueStorage) => unknown): unknown {
    try {
      const place = storage ? { localStorage: storage } : getWindow()
      // In a page without a storage this throws; on a server there is nothing to keep.
      return place && use(place.localStorage)
    } catch (error) {
      if (!hasWarned) warn('Storage failed.', error)
      hasWarned = true
    }
  }

  function keep(key: string, value: string | null): void {
    const kept = attempt((target) => {
      if (value === null) target.removeItem(key)
      else target.setItem(key, value)
      return true
    })
    if (kept) memory.delete(key)
    else memory.set(key, value)
  }

  return {
    getItem(key) {
      const value = memory.has(key) ? memory.get(key) : attempt((target) => target.getItem(key))
      // A storage of the host may hold anything, or return promises.
      return typeof value === 'string' ? value : null
    },
    setItem: keep,
    removeItem: (key) => keep(key, null),
  }
}

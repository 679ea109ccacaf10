import type { ReadableStore } from './ReadableStore.ts'

/** Calls `callback` when what `read` returns from the stores has changed. */
export function watchDerived<Value>(
  stores: readonly Pick<ReadableStore<object>, 'subscribe'>[],
  read: () => Value,
  callback: (value: Value) => void,
): () => void {
  let last = read()
  const stops = stores.map((store) =>
    store.subscribe(() => {
      const value = read()
      if (isSame(last, value)) return
      last = value
      callback(value)
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

/** Same value, or records with the same values. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const [left, right] = [Object.entries(a), b as Record<string, unknown>]
  return left.length === Object.keys(b).length && left.every(([key, value]) => Object.is(value, right[key]))
}

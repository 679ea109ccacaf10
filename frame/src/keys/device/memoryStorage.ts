import type { DeviceStorage } from './DeviceStorage.ts'

/** Entries of this page only, where the browser withholds storage. */
export function memoryStorage(): DeviceStorage {
  const entries = new Map<string, unknown>()
  return {
    isKept: false,
    get: async (key) => entries.get(key),
    async add(key, value) {
      if (!entries.has(key)) entries.set(key, value)
      return entries.get(key)
    },
    put: async (key, value) => void entries.set(key, value),
    list: async (prefix) => [...entries].filter(([key]) => key.startsWith(prefix)),
    async delete(keys) {
      for (const key of keys) entries.delete(key)
    },
  }
}

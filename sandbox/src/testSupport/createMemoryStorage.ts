/** Key-value storage of a pairing client, in memory. Two clients with the same storage are one client restarted. */
export function createMemoryStorage() {
  const entries = new Map<string, unknown>()
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async <T>() => [...entries] as [string, T][],
    // A copy, because clients mutate the result.
    getItem: async <T>(key: string) => structuredClone(entries.get(key)) as T | undefined,
    setItem: async <T>(key: string, value: T) => void entries.set(key, structuredClone(value)),
    removeItem: async (key: string) => void entries.delete(key),
  }
}

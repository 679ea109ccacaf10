/** The storage that the pairing client asks for, in memory. */
export function createWalletMemoryStorage() {
  const entries = new Map<string, unknown>()
  return {
    async getKeys() {
      return [...entries.keys()]
    },
    async getEntries<Value>() {
      return [...entries] as [string, Value][]
    },
    async getItem<Value>(key: string) {
      return entries.get(key) as Value | undefined
    },
    async setItem<Value>(key: string, value: Value) {
      entries.set(key, value)
    },
    async removeItem(key: string) {
      entries.delete(key)
    },
  }
}

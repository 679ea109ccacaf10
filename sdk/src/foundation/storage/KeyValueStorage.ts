/** Storage of the kit's few strings. `window.localStorage` fits. Methods may throw; the kit handles it. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

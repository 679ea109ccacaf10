/** Where the kit keeps its few texts. `window.localStorage` fits. Methods may throw; the kit copes. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

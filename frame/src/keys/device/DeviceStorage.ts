/** Entries by key, as IndexedDB keeps them: values are cloned, keys of WebCrypto too. */
export interface DeviceStorage {
  readonly isKept: boolean
  get(key: string): Promise<unknown>
  /** Keeps a value unless there is one; returns the one that is there after. */
  add(key: string, value: unknown): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  /** Values whose key begins with a text. */
  list(prefix: string): Promise<readonly (readonly [key: string, value: unknown])[]>
  delete(keys: readonly string[]): Promise<void>
}

import type { DeviceStorage } from './DeviceStorage.ts'

const store = 'entries'

/** Opens the device's database. Rejects where a browser has none, refuses it, or never answers. */
export async function openIndexedDb(factory: IDBFactory, name: string): Promise<DeviceStorage> {
  const opening = factory.open(name, 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store)
  const database = await settled(opening)
  // Another tab that deletes the database would wait for this one.
  database.onversionchange = () => database.close()

  function inStore<Result>(mode: IDBTransactionMode, run: (entries: IDBObjectStore) => Promise<Result>) {
    const transaction = database.transaction(store, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'))
    })
    // A value counts as kept when its transaction is complete.
    return Promise.all([run(transaction.objectStore(store)), done]).then(([result]) => result)
  }

  return {
    isKept: true,
    get: (key) => inStore('readonly', (entries) => settled(entries.get(key))),
    add: (key, value) =>
      inStore('readwrite', async (entries) => {
        const known = await settled(entries.get(key))
        if (known !== undefined) return known
        await settled(entries.put(value, key))
        return value
      }),
    put: (key, value) =>
      inStore('readwrite', async (entries) => void (await settled(entries.put(value, key)))),
    list: (prefix) =>
      inStore('readonly', async (entries) => {
        const [keys, values] = await Promise.all([settled(entries.getAllKeys()), settled(entries.getAll())])
        return keys
          .map((key, index) => [String(key), values[index]] as const)
          .filter(([key]) => key.startsWith(prefix))
      }),
    delete: (keys) =>
      inStore('readwrite', async (entries) => {
        await Promise.all(keys.map((key) => settled(entries.delete(key))))
      }),
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import { createStore } from '../../foundation/stores/createStore.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import {
  type AccountRecord,
  type AccountRecordsOptions,
  createAccountRecords,
} from './createAccountRecords.ts'

export interface LedgerState<Item> {
  /** Newest first. */
  readonly list: readonly Item[]
}

/**
 * Items of one kind that were sent or begun. Items that are not final are stored: a page may be left before they are.
 */
export interface Ledger<Item> {
  readonly store: ReadableStore<LedgerState<Item>>
  /** Ids of items whose status is being read. */
  readonly followed: Set<string>
  /** Adds an item, in place of one with the same id. */
  put(item: Item): void
  update(id: string, change: (item: Item) => Item): void
  /** Removes a final item from the storage. The list keeps it. */
  forget(id: string): void
  /** Removes an item from the list, too. */
  remove(id: string): void
}

/** Creates a ledger with the items that the storage has from earlier visits. */
export function createLedger<Stored, Item extends AccountRecord>(
  storage: KeyValueStorage,
  codec: AccountRecordsOptions<Stored, Item>,
): Ledger<Item> {
  const records = createAccountRecords(storage, codec)
  const { readable, set } = createStore<LedgerState<Item>>({ list: records.list() })
  const listWithout = (id: string) => readable.getState().list.filter((item) => item.id !== id)

  return {
    store: readable,
    followed: new Set(),
    put(item) {
      set({ list: [item, ...listWithout(item.id)].slice(0, codec.limit) })
      records.put(item)
    },
    update(id, change) {
      set({ list: readable.getState().list.map((item) => (item.id === id ? change(item) : item)) })
    },
    forget: records.remove,
    remove(id) {
      set({ list: listWithout(id) })
      records.remove(id)
    },
  }
}

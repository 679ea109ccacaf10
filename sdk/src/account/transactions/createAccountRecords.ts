import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'

/** A record of one account on one network. */
export interface AccountRecord {
  readonly id: string
}

export interface AccountRecordsOptions<Stored, Item extends AccountRecord> {
  readonly key: string
  /** Generated validator of stored records. */
  readonly schema: Parameters<typeof validate<Stored>>[0]
  /** `undefined` for a value that is well-formed and yet means nothing. */
  readonly read: (stored: Stored) => Item | undefined
  readonly write: (item: Item) => Stored
  /** CAIP-10 id of a record's account. */
  readonly accountOf: (item: Item) => string
  /** When a record was begun, in ms since 1970. */
  readonly timeOf: (item: Item) => number
  /** Lifetime of a record, in ms. */
  readonly life: number
  /** Most that are kept, over all accounts. */
  readonly limit: number
}

export interface AccountRecords<Item> {
  /** Newest first. Old, future and malformed records are left out. */
  list(): readonly Item[]
  /** Adds a record, in the place of one with the same id. */
  put(item: Item): void
  remove(id: string): void
}

/**
 * Records under one storage key, as JSON by account: `{ "eip155:1:0x…": [{ … }] }`. Other tabs and scripts of the page
 * write there, too: each record is validated when it is read, and has to be of the account that it is kept under.
 */
export function createAccountRecords<Stored, Item extends AccountRecord>(
  storage: KeyValueStorage,
  { key, schema, read, write, accountOf, timeOf, life, limit }: AccountRecordsOptions<Stored, Item>,
): AccountRecords<Item> {
  const isOfAge = (time: number, now: number) => time <= now && now - time <= life

  function list(): readonly Item[] {
    const now = Date.now()
    const all = Object.entries(parse(storage.getItem(key))).flatMap(([account, entries]) =>
      (Array.isArray(entries) ? entries.slice(0, limit) : []).flatMap((entry: unknown) => {
        const checked = validate(schema, entry)
        const item = checked.ok ? read(checked.value) : undefined
        return item && accountOf(item) === account && isOfAge(timeOf(item), now) ? [item] : []
      }),
    )
    const byId = new Map(all.map((item) => [item.id, item]))
    return [...byId.values()].sort((first, second) => timeOf(second) - timeOf(first)).slice(0, limit)
  }

  function store(items: readonly Item[]): void {
    if (items.length === 0) {
      storage.removeItem(key)
      return
    }
    const accounts = new Map<string, Stored[]>()
    for (const item of items.slice(0, limit)) {
      const account = accountOf(item)
      accounts.set(account, [...(accounts.get(account) ?? []), write(item)])
    }
    storage.setItem(key, JSON.stringify(Object.fromEntries(accounts)))
  }

  return {
    list,
    put: (item) => store([item, ...list().filter(({ id }) => id !== item.id)]),
    remove(id) {
      const items = list()
      if (items.some((item) => item.id === id)) store(items.filter((item) => item.id !== id))
    },
  }
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Written by another script: treated as empty.
    return {}
  }
}

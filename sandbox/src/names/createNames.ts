import type { DatabaseSync } from 'node:sqlite'
import { getAddress } from 'viem'

/** A registered name. */
export interface NameRecord {
  readonly name: string
  readonly registered_at: string
  readonly updated_at: string
  readonly attributes: Readonly<Record<string, string>>
  /** By coin type (ENSIP-11). */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created_at: string }>>
}

export interface NewName {
  readonly name: string
  readonly owner: string
  readonly coinType: number
  readonly attributes: Readonly<Record<string, string>>
}

/** The registry of names. */
export interface Names {
  find(name: string): NameRecord | undefined
  /** The names of an account, oldest first. */
  list(owner: string): readonly NameRecord[]
  /** Undefined when the name is taken. */
  register(name: NewName): NameRecord | undefined
  /** Back to the seeded names. */
  reset(): void
}

/** Ethereum. Every name has an address for it. */
const ethereumCoinType = 60

export function createNames(database: DatabaseSync, seeded: readonly NewName[]): Names {
  const findName = database.prepare('SELECT * FROM names WHERE name = ?')
  const byOwner = database.prepare('SELECT * FROM names WHERE owner = ? ORDER BY rowid')
  const addressesOf = database.prepare('SELECT * FROM name_addresses WHERE name = ? ORDER BY coin_type')
  const insertName = database.prepare('INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?, ?)')
  const insertAddress = database.prepare('INSERT OR IGNORE INTO name_addresses VALUES (?, ?, ?, ?)')

  function toRecord(row: Readonly<Record<string, unknown>>): NameRecord {
    const addresses = addressesOf
      .all(String(row.name))
      .map(({ coin_type, address, created_at }) => [
        `${coin_type}`,
        { address: String(address), created_at: toDate(created_at) },
      ])
    return {
      name: String(row.name),
      registered_at: toDate(row.registered_at),
      updated_at: toDate(row.updated_at),
      attributes: JSON.parse(String(row.attributes)) as Readonly<Record<string, string>>,
      addresses: Object.fromEntries(addresses),
    }
  }

  const find = (name: string) => {
    const row = findName.get(name)
    return row && toRecord(row)
  }

  function register({ name, owner, coinType, attributes }: NewName): NameRecord | undefined {
    const now = Date.now()
    const { changes } = insertName.run(name, owner.toLowerCase(), JSON.stringify(attributes), now, now)
    if (changes === 0) return undefined
    for (const each of new Set([ethereumCoinType, coinType])) {
      insertAddress.run(name, each, getAddress(owner), now)
    }
    return find(name)
  }

  function reset(): void {
    database.exec('DELETE FROM names; DELETE FROM name_addresses')
    for (const name of seeded) register(name)
  }

  reset()
  return {
    find,
    list: (owner) => byOwner.all(owner.toLowerCase()).map(toRecord),
    register,
    reset,
  }
}

function toDate(milliseconds: unknown): string {
  return new Date(Number(milliseconds)).toISOString()
}

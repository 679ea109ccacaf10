import { DatabaseSync } from 'node:sqlite'

/** Opens the database of the service's own data: names, purchases and smart sessions. In memory, as the chains. */
export function openServiceDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec(schema)
  return database
}

/** Times are milliseconds since 1970, addresses in lowercase on EVM chains. */
const schema = `
  CREATE TABLE purchases (
    id TEXT PRIMARY KEY, account TEXT NOT NULL, chain TEXT NOT NULL, symbol TEXT NOT NULL, amount TEXT NOT NULL,
    paid TEXT NOT NULL, payment_currency TEXT NOT NULL, status TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE names (
    name TEXT PRIMARY KEY, owner TEXT NOT NULL, attributes TEXT NOT NULL,
    registered_at INTEGER NOT NULL, updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE name_addresses (
    name TEXT NOT NULL, coin_type INTEGER NOT NULL, address TEXT NOT NULL, created_at INTEGER NOT NULL,
    PRIMARY KEY (name, coin_type)
  ) STRICT;
  CREATE TABLE smart_sessions (
    pci TEXT PRIMARY KEY, account TEXT NOT NULL, project_name TEXT NOT NULL, expiry INTEGER NOT NULL,
    created_at INTEGER NOT NULL, revoked_at INTEGER
  ) STRICT;
  CREATE TABLE granted_sessions (
    pci TEXT PRIMARY KEY, project_name TEXT NOT NULL, project_url TEXT NOT NULL, context TEXT NOT NULL
  ) STRICT;
`

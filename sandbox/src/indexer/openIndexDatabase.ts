import { DatabaseSync } from 'node:sqlite'

/** Opens the index, in memory: the chains that it describes live no longer than the sandbox either. */
export function openIndexDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec(schema)
  return database
}

/**
 * Addresses are in lowercase on EVM chains, amounts decimal strings of base units, times milliseconds since 1970. A
 * transfer's `contract` is empty for the native coin, `token_id` empty unless it moves an NFT, an address empty when
 * tokens are created or destroyed. `participants` lists each transaction once for every account that it concerns.
 */
const schema = `
  CREATE TABLE blocks (
    chain TEXT NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (chain, number)
  ) STRICT;
  CREATE TABLE transactions (
    chain TEXT NOT NULL, hash TEXT NOT NULL, block INTEGER NOT NULL, position INTEGER NOT NULL,
    mined_at INTEGER NOT NULL, sender TEXT NOT NULL, recipient TEXT, nonce INTEGER NOT NULL,
    succeeded INTEGER NOT NULL, operation TEXT NOT NULL, PRIMARY KEY (chain, hash)
  ) STRICT;
  CREATE TABLE transfers (
    chain TEXT NOT NULL, hash TEXT NOT NULL, position INTEGER NOT NULL, standard TEXT NOT NULL,
    contract TEXT NOT NULL, token_id TEXT NOT NULL, sender TEXT NOT NULL, recipient TEXT NOT NULL,
    amount TEXT NOT NULL, PRIMARY KEY (chain, hash, position)
  ) STRICT;
  CREATE INDEX transfers_to ON transfers (recipient, chain, standard);
  CREATE TABLE participants (
    account TEXT NOT NULL, mined_at INTEGER NOT NULL, block INTEGER NOT NULL, position INTEGER NOT NULL,
    chain TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (account, mined_at, block, position, chain, hash)
  ) STRICT;
  CREATE TABLE contracts (
    chain TEXT NOT NULL, address TEXT NOT NULL, name TEXT, symbol TEXT, decimals INTEGER,
    PRIMARY KEY (chain, address)
  ) STRICT;
`

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type {
  IndexedOperation,
  IndexedTransaction,
  IndexedTransfer,
  TransferStandard,
} from './IndexedTransaction.ts'

/** A transaction together with its chain (CAIP-2). */
export interface StoredTransaction extends IndexedTransaction {
  readonly chain: string
}

/** Position of a transaction in an account's history. */
export interface HistoryPosition {
  readonly minedAt: number
  readonly block: number
  readonly position: number
}

export interface ContractFacts {
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly decimals: number | undefined
}

export interface IndexedNft {
  readonly standard: TransferStandard
  readonly contract: string
  readonly tokenId: string
}

export interface ListTransactionsParameters {
  readonly account: string
  readonly chains: readonly string[]
  /** Only transactions before this one. */
  readonly before?: HistoryPosition | undefined
  readonly limit: number
}

/** Reads and writes the index. */
export interface IndexStore {
  /** The newest blocks that are known, newest first; at most 500. */
  recentBlocks(chain: string): readonly { readonly number: number; readonly hash: string }[]
  addBlock(chain: string, block: { readonly number: number; readonly hash: string }): void
  addTransaction(chain: string, transaction: IndexedTransaction): void
  /** Removes all blocks above a number, with their transactions. */
  removeAbove(chain: string, number: number): void
  findContract(chain: string, address: string): ContractFacts | undefined
  addContract(chain: string, address: string, facts: ContractFacts): void
  /** Newest first. */
  listTransactions(parameters: ListTransactionsParameters): readonly StoredTransaction[]
  /** Contracts of fungible tokens that the account has ever received. */
  listTokens(chain: string, account: string): readonly string[]
  /** NFTs that the account has ever received, most recent first. */
  listNfts(chain: string, account: string): readonly IndexedNft[]
  /** Runs several writes as one. */
  inTransaction(write: () => void): void
}

export function createIndexStore(database: DatabaseSync): IndexStore {
  const prepare = (sql: string): StatementSync => database.prepare(sql)
  const statements = {
    recent: prepare('SELECT number, hash FROM blocks WHERE chain = ? ORDER BY number DESC LIMIT 500'),
    addBlock: prepare('INSERT INTO blocks VALUES (?, ?, ?)'),
    addTransaction: prepare('INSERT OR REPLACE INTO transactions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    addTransfer: prepare('INSERT OR REPLACE INTO transfers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    addParticipant: prepare('INSERT OR REPLACE INTO participants VALUES (?, ?, ?, ?, ?, ?)'),
    findContract: prepare('SELECT name, symbol, decimals FROM contracts WHERE chain = ? AND address = ?'),
    addContract: prepare('INSERT OR REPLACE INTO contracts VALUES (?, ?, ?, ?, ?)'),
    transfers: prepare('SELECT * FROM transfers WHERE chain = ? AND hash = ? ORDER BY position'),
    tokens: prepare(
      "SELECT DISTINCT contract FROM transfers WHERE recipient = ? AND chain = ? AND standard IN ('erc20', 'spl') ORDER BY rowid",
    ),
    nfts: prepare(
      "SELECT standard, contract, token_id, MAX(rowid) AS latest FROM transfers WHERE recipient = ? AND chain = ? AND standard IN ('erc721', 'erc1155', 'splNft') GROUP BY contract, token_id ORDER BY latest DESC",
    ),
  }
  return {
    // A list, because another chain's run would invalidate an iterator.
    recentBlocks: (chain) =>
      statements.recent
        .all(chain)
        .map(({ number, hash }) => ({ number: Number(number), hash: String(hash) })),
    addBlock: (chain, { number, hash }) => void statements.addBlock.run(chain, number, hash),
    addTransaction(chain, transaction) {
      const { hash, block, position, minedAt, sender, recipient, nonce, succeeded, operation, transfers } =
        transaction
      statements.addTransaction.run(
        ...[chain, hash, block, position, minedAt, sender, recipient, nonce],
        ...[Number(succeeded), operation],
      )
      transfers.forEach(({ standard, contract, tokenId, amount, ...ends }, index) => {
        statements.addTransfer.run(
          ...[chain, hash, index, standard, contract, tokenId],
          ...[ends.sender, ends.recipient, `${amount}`],
        )
      })
      for (const account of participantsOf(transaction)) {
        statements.addParticipant.run(account, minedAt, block, position, chain, hash)
      }
    },
    removeAbove(chain, number) {
      const gone = 'SELECT hash FROM transactions WHERE chain = ?1 AND block > ?2'
      for (const table of ['transfers', 'participants']) {
        prepare(`DELETE FROM ${table} WHERE chain = ?1 AND hash IN (${gone})`).run(chain, number)
      }
      prepare('DELETE FROM transactions WHERE chain = ? AND block > ?').run(chain, number)
      prepare('DELETE FROM blocks WHERE chain = ? AND number > ?').run(chain, number)
      // Another contract may take the address.
      const used = 'SELECT contract FROM transfers WHERE chain = ?1'
      prepare(`DELETE FROM contracts WHERE chain = ?1 AND address NOT IN (${used})`).run(chain)
    },
    findContract(chain, address) {
      const found = statements.findContract.get(chain, address)
      if (!found) return undefined
      const { name, symbol, decimals } = found
      return {
        name: name === null ? undefined : String(name),
        symbol: symbol === null ? undefined : String(symbol),
        decimals: decimals === null ? undefined : Number(decimals),
      }
    },
    addContract(chain, address, { name, symbol, decimals }) {
      statements.addContract.run(chain, address, name ?? null, symbol ?? null, decimals ?? null)
    },
    listTransactions({ account, chains, before, limit }) {
      const after = before ? 'AND (p.mined_at, p.block, p.position) < (?, ?, ?)' : ''
      const bounds: SQLInputValue[] = before ? [before.minedAt, before.block, before.position] : []
      const rows = prepare(
        `SELECT t.* FROM participants p JOIN transactions t ON t.chain = p.chain AND t.hash = p.hash
         WHERE p.account = ? AND p.chain IN (${chains.map(() => '?').join(', ')}) ${after}
         ORDER BY p.mined_at DESC, p.block DESC, p.position DESC LIMIT ?`,
      ).all(account, ...chains, ...bounds, limit)
      return rows.map((row) => ({
        chain: String(row.chain),
        hash: String(row.hash),
        block: Number(row.block),
        position: Number(row.position),
        minedAt: Number(row.mined_at),
        sender: String(row.sender),
        recipient: row.recipient === null ? null : String(row.recipient),
        nonce: Number(row.nonce),
        succeeded: row.succeeded === 1,
        operation: row.operation as IndexedOperation,
        transfers: statements.transfers.all(String(row.chain), String(row.hash)).map(toTransfer),
      }))
    },
    listTokens: (chain, account) => statements.tokens.all(account, chain).map((row) => String(row.contract)),
    listNfts: (chain, account) =>
      statements.nfts.all(account, chain).map(({ standard, contract, token_id }) => ({
        standard: standard as TransferStandard,
        contract: String(contract),
        tokenId: String(token_id),
      })),
    inTransaction(write) {
      database.exec('BEGIN')
      try {
        write()
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
  }
}

function toTransfer(row: Readonly<Record<string, unknown>>): IndexedTransfer {
  return {
    standard: row.standard as TransferStandard,
    contract: String(row.contract),
    tokenId: String(row.token_id),
    sender: String(row.sender),
    recipient: String(row.recipient),
    amount: BigInt(String(row.amount)),
  }
}

function participantsOf({ sender, recipient, transfers }: IndexedTransaction): ReadonlySet<string> {
  const all = [sender, recipient ?? '', ...transfers.flatMap((each) => [each.sender, each.recipient])]
  return new Set(all.filter((account) => account !== ''))
}

import type { Chain } from '../chains/Chain.ts'
import type { Ledger } from '../solana/createLedger.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import { createIndexStore, type IndexStore } from './createIndexStore.ts'
import { indexEvmChain } from './indexEvmChain.ts'
import { openIndexDatabase } from './openIndexDatabase.ts'
import { readSolanaTransaction } from './readSolanaTransaction.ts'

/** Indexes what happened on the chains. */
export interface Indexer {
  /** Brings the index up to the chain's newest block, then returns it. Throws when the chain does not respond. */
  upToDate(chain: Chain | SolanaChain): Promise<IndexStore>
  close(): void
}

export function createIndexer(): Indexer {
  const database = openIndexDatabase()
  const store = createIndexStore(database)
  const indexSolana = createSolanaIndexing(store)
  /** Per chain, so that two requests never write the same blocks. */
  const pending = new Map<string, Promise<void>>()
  return {
    async upToDate(chain) {
      if (!('caipNetworkId' in chain)) {
        indexSolana(chain)
        return store
      }
      const { caipNetworkId } = chain
      // A request waits for the current run, which may have missed its block, and then runs itself.
      const before = pending.get(caipNetworkId) ?? Promise.resolve()
      const run = before.catch(ignore).then(() => indexEvmChain(store, chain))
      pending.set(caipNetworkId, run)
      await run
      return store
    },
    close: () => database.close(),
  }
}

/** The failure belongs to the request that caused it. */
function ignore(): void {}

/** The Solana chain is in this process: its transactions are read from the ledger directly. */
function createSolanaIndexing(store: IndexStore): (chain: SolanaChain) => void {
  let known: Ledger | undefined
  let count = 0
  return ({ ledger, definition: { caipNetworkId } }) => {
    store.inTransaction(() => {
      if (ledger !== known) {
        // A reset replaces the ledger.
        store.removeAbove(caipNetworkId, -1)
        known = ledger
        count = 0
      }
      for (const transaction of [...ledger.transactions.values()].slice(count)) {
        store.addTransaction(caipNetworkId, readSolanaTransaction(transaction, count))
        count += 1
      }
    })
  }
}

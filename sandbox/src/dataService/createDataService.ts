import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import { createIndexer, type Indexer } from '../indexer/createIndexer.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import { createIdentities, type Identities } from './createIdentities.ts'

/** What the operations of the data service work on. */
export interface DataService {
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly indexer: Indexer
  readonly identities: Identities
  readonly seed: string
  close(): void
}

export interface CreateDataServiceParameters {
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly accounts: readonly DevAccount[]
  readonly seed: string
}

export function createDataService(parameters: CreateDataServiceParameters): DataService {
  const { chains, solana, accounts, seed } = parameters
  const indexer = createIndexer()
  return {
    chains,
    solana,
    indexer,
    identities: createIdentities(accounts),
    seed,
    close: () => indexer.close(),
  }
}

/** What the handlers of all operations need. */
export interface ServiceContext {
  readonly dataService: DataService
  /** The sandbox's own origin, for links to images when the caller's is unknown. */
  readonly origin: string
}

import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import { createIndexer, type Indexer } from '../indexer/createIndexer.ts'
import { createNames, type Names, type NewName } from '../names/createNames.ts'
import { createPurchases, type Purchases } from '../onramp/createPurchases.ts'
import { createSmartSessions, type SmartSessions } from '../smartSessions/createSmartSessions.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import { createIdentities, type Identities } from './createIdentities.ts'
import { openServiceDatabase } from './openServiceDatabase.ts'

/** Dependencies of the data service's operations. */
export interface DataService {
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly indexer: Indexer
  readonly identities: Identities
  readonly names: Names
  readonly purchases: Purchases
  readonly smartSessions: SmartSessions
  readonly seed: string
  /** Back to the seeded names and sessions, without purchases. The index follows the chains by itself. */
  reset(): void
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
  const database = openServiceDatabase()
  const names = createNames(database, seedNames(accounts))
  const purchases = createPurchases({ database, chains, solana })
  const smartSessions = createSmartSessions({ database, accounts: sessionOwners(parameters), seed })
  return {
    chains,
    solana,
    indexer,
    identities: createIdentities(accounts),
    names,
    purchases,
    smartSessions,
    seed,
    reset() {
      names.reset()
      purchases.clear()
      smartSessions.reset()
    },
    close() {
      indexer.close()
      database.close()
    },
  }
}

/** One name of each zone. */
function seedNames(accounts: readonly DevAccount[]): readonly NewName[] {
  return ['alice.reown.id', 'bobby.wcn.id'].flatMap((name, index) => {
    const owner = accounts[index]?.account.address
    return owner ? [{ name, owner, coinType: 0x80000001, attributes: { bio: 'Likes blocks.' } }] : []
  })
}

/** The first two accounts, on every EVM chain. */
function sessionOwners({ accounts, chains }: CreateDataServiceParameters): readonly string[] {
  return accounts
    .slice(0, 2)
    .flatMap(({ account }) => chains.map(({ caipNetworkId }) => `${caipNetworkId}:${account.address}`))
}

/** Dependencies of all handlers. */
export interface ServiceContext {
  readonly dataService: DataService
  /** The sandbox's own origin, for links to images when the caller's is unknown. */
  readonly origin: string
}

import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import { createIdentities, type Identities } from './createIdentities.ts'
import { type GetBalanceParameters, type GetBalanceResult, getBalance } from './getBalance.ts'

/** The data service, independent of HTTP. */
export interface DataService {
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly identities: Identities
  getBalance(parameters: GetBalanceParameters): Promise<GetBalanceResult>
}

export interface CreateDataServiceParameters {
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly accounts: readonly DevAccount[]
  readonly seed: string
}

export function createDataService(parameters: CreateDataServiceParameters): DataService {
  const { chains, solana, accounts, seed } = parameters
  return {
    chains,
    solana,
    identities: createIdentities(accounts),
    getBalance: (query) => getBalance({ chains, solana, seed }, query),
  }
}

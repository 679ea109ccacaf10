import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import { createIdentities, type Identities } from './createIdentities.ts'
import { type GetBalanceParameters, type GetBalanceResult, getBalance } from './getBalance.ts'

/** The data service's answers, apart from HTTP. */
export interface DataService {
  readonly chains: readonly Chain[]
  readonly identities: Identities
  getBalance(parameters: GetBalanceParameters): Promise<GetBalanceResult>
}

export interface CreateDataServiceParameters {
  readonly chains: readonly Chain[]
  readonly accounts: readonly DevAccount[]
  readonly seed: string
}

export function createDataService({ chains, accounts, seed }: CreateDataServiceParameters): DataService {
  return {
    chains,
    identities: createIdentities(accounts),
    getBalance: (parameters) => getBalance({ chains, seed }, parameters),
  }
}

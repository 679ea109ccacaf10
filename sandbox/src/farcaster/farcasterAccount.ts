import type { HDAccount } from 'viem/accounts'
import type { DevAccount } from '../chains/createDevAccounts.ts'

/** The Farcaster user on the phone: Alice, whose account holds the id. */
export interface FarcasterAccount {
  readonly fid: number
  readonly userName: string
  readonly displayName: string
  readonly custody: HDAccount
}

const fid = 4_610

export function createFarcasterAccount(accounts: readonly DevAccount[]): FarcasterAccount {
  const [alice] = accounts
  if (!alice) throw new TypeError('There are no development accounts')
  return { fid, userName: 'alice', displayName: alice.name, custody: alice.account }
}

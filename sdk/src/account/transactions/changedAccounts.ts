import { getAge } from '../../foundation/platform/getAge.ts'
import { defineKitState } from '../../foundation/stores/kitState.ts'

/** For this long a service may answer with what it knew before, in ms: its cache and a margin. */
const staleFor = 15_000

/** Accounts whose balances a transaction has just changed. */
export interface ChangedAccounts {
  /** @param account CAIP-10 id, as `toAccountKey` writes it */
  add(account: string): void
  has(account: string): boolean
}

export const changedAccounts = defineKitState((): ChangedAccounts => {
  const changedAt = new Map<string, number>()
  return {
    add: (account) => void changedAt.set(account, Date.now()),
    has: (account) => getAge(changedAt.get(account) ?? 0) < staleFor,
  }
})

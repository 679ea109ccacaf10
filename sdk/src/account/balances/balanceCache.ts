import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { createTimedCache } from '../../foundation/storage/createTimedCache.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'

/** Lifetime of a balance, and pause of requests after a failure, in ms. */
export const balanceLife = 30_000

/** A balance as it is stored: smallest units as a decimal string, since JSON has no exact large numbers. */
interface StoredBalance {
  readonly units: string
}

const cache = defineKitState(({ storage }: WalletsContext) =>
  createTimedCache(storage, {
    key: '@appkit/native_balance_cache',
    life: balanceLife,
    isEntry: (value): value is StoredBalance =>
      'units' in value && typeof value.units === 'string' && /^\d{1,78}$/.test(value.units),
  }),
)

const failures = defineKitState(
  () => new Map<string, { readonly at: number; readonly error: WalletKitError }>(),
)

/** Balances that survive a reload for as long as they are valid. */
export function getBalanceCache(context: WalletsContext) {
  return getKitState(context, cache)
}

/** Last failure per account, so that a node that is down is left alone for a while. */
export function getBalanceFailures(context: WalletsContext) {
  return getKitState(context, failures)
}

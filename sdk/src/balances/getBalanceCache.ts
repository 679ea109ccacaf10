import type { AppKitInternals } from '../AppKitInternals.ts'
import { createTimedCache, type TimedCache } from '../storage/createTimedCache.ts'
import { balanceLife } from './balanceLife.ts'

/** A balance as it is stored: smallest units as decimal text, since JSON has no exact large numbers. */
interface StoredBalance {
  readonly units: string
}

/** Balances that survive a reload for as long as they are good. */
export function getBalanceCache(kit: AppKitInternals): TimedCache<StoredBalance> {
  return kit.once('balanceCache', () =>
    createTimedCache(kit.storage, {
      key: '@appkit/native_balance_cache',
      life: balanceLife,
      isEntry: (value): value is StoredBalance =>
        'units' in value && typeof value.units === 'string' && /^\d{1,78}$/.test(value.units),
    }),
  )
}

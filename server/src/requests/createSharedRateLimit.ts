import { createHmac } from 'node:crypto'
import type { SignInStore } from '../store/SignInStore.ts'
import { type CreateRateLimitParameters, createRateLimit, windowMs } from './createRateLimit.ts'

/** Counts events of all servers that share a store. */
export interface SharedRateLimit {
  /** Counts an event; resolves to the seconds to wait when there were too many, else to undefined. */
  count(key: string, now: number): Promise<number | undefined>
}

export interface CreateSharedRateLimitParameters extends CreateRateLimitParameters {
  readonly store: Pick<SignInStore, 'countEvent'>
  /** Keeps keys of different limits apart. */
  readonly name: string
  /** With which keys are hashed: a copy of the database has no IP addresses. */
  readonly secret: string
}

/**
 * Counts in this process first, so that a flood does not reach the database, then in the store. With a store that cannot
 * count, the limit holds per process.
 */
export function createSharedRateLimit({
  store,
  name,
  secret,
  limit,
  maxEntries,
}: CreateSharedRateLimitParameters): SharedRateLimit {
  const own = createRateLimit({ limit, maxEntries })
  return {
    async count(key, now) {
      const seconds = own.count(key, now)
      if (seconds !== undefined || !store.countEvent) return seconds
      const hash = createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url')
      const { count, endsAt } = await store.countEvent(hash, { now, endsAt: now + windowMs })
      return count > limit ? Math.max(1, Math.ceil((endsAt - now) / 1_000)) : undefined
    },
  }
}

/** Counts events per key and minute, in bounded memory. */
export interface RateLimit {
  /** Counts an event; seconds to wait when there were too many, else undefined. */
  count(key: string, now: number): number | undefined
}

export interface CreateRateLimitParameters {
  /** Allowed events per key and minute. */
  readonly limit: number
  readonly maxEntries: number
}

/** Window in which events are counted together, in ms. */
export const windowMs = 60_000

export function createRateLimit({ limit, maxEntries }: CreateRateLimitParameters): RateLimit {
  /** In the order of their last event: the first is the one to forget. */
  const entries = new Map<string, { count: number; readonly endsAt: number }>()
  return {
    count(key, now) {
      const known = entries.get(key)
      const entry = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs }
      entry.count += 1
      entries.delete(key)
      entries.set(key, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break
        entries.delete(oldest)
      }
      return entry.count > limit ? Math.ceil((entry.endsAt - now) / 1_000) : undefined
    },
  }
}

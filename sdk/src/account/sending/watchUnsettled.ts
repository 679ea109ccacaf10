import { wait } from '../../foundation/platform/wait.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'

interface Sent {
  readonly id: string
  readonly status: string
}

export interface UnsettledWatch<Item extends Sent> {
  readonly store: ReadableStore<{ readonly list: readonly Item[] }>
  /** Reads what has become of one. Does not reject but for the signal. */
  readonly check: (item: Item, signal: AbortSignal) => Promise<unknown>
  /** Whether it is being read already. */
  readonly isFollowed: (id: string) => boolean
  readonly lifetime: AbortSignal
}

/** Pauses between two looks, in ms: each is twice the one before. */
const firstPause = 2_000
const longestPause = 60_000
/** Most that are looked at together. The others have their turn when these are settled. */
const together = 5

/** Whether it is not known what has become of a transaction. */
export function isUnsettled({ status }: Pick<Sent, 'status'>): boolean {
  return status === 'pending' || status === 'unknown'
}

/**
 * Looks at transactions that are not settled and that nothing follows: at first immediately, then with pauses that grow.
 *
 * @returns ends it
 */
export function watchUnsettled<Item extends Sent>({
  store,
  check,
  isFollowed,
  lifetime,
}: UnsettledWatch<Item>): () => void {
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, lifetime])

  async function run(): Promise<void> {
    for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
      const due = store.getState().list.filter((item) => isUnsettled(item) && !isFollowed(item.id))
      await Promise.all(due.slice(0, together).map((item) => check(item, signal)))
      await wait(pause, signal)
    }
  }

  run().catch((error: unknown) => {
    // Nothing else ends it.
    if (!signal.aborted) throw error
  })
  return () => ended.abort()
}

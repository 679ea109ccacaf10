import { wait } from '../../foundation/platform/wait.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { checkSent } from './followSent.ts'
import type { SentKind } from './SentKind.ts'
import { isUnsettled, type SentTransaction } from './SentTransaction.ts'

/** Pauses between two looks, in ms: each is twice the one before. */
const firstPause = 2_000
const longestPause = 60_000
/** Most that are looked at together. The others have their turn when these are settled. */
const together = 5

/**
 * Checks transactions that are not settled and that nothing follows: at first immediately, then with pauses that grow.
 *
 * @returns ends it
 */
export function watchSent<Context extends WalletsContext, Item extends SentTransaction, Source>(
  kit: KitHandle<Context>,
  kind: SentKind<Context, Item, Source>,
): () => void {
  const { _internal: context } = kit
  const { store, followed } = getKitState(context, kind.ledger)
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, context.lifetime])

  async function run(): Promise<void> {
    for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
      const due = store.getState().list.filter((item) => isUnsettled(item) && !followed.has(item.id))
      await Promise.all(due.slice(0, together).map(({ id }) => checkSent(kit, kind, { id, signal })))
      await wait(pause, signal)
    }
  }

  run().catch((error: unknown) => {
    // Nothing else ends it.
    if (!signal.aborted) throw error
  })
  return () => ended.abort()
}

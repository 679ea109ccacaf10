import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { loadDetails } from '../details/loadDetails.ts'

/** Refetches the reads of an account, once the code for that is loaded. Never rejects. */
export async function refreshLater(kit: KitHandle<FoundationContext>, account: string): Promise<void> {
  if (kit._internal.lifetime.aborted) return
  await loadDetails().then(
    ({ refreshAccount }) => refreshAccount(kit, account),
    (error: unknown) => warnRedacted('The code that reads balances again could not be loaded.', error),
  )
}

import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { NetworkTransfers } from './getTransfers.ts'
import type { SendContext } from './SendContext.ts'
import type { SentTransfer } from './SentTransfer.ts'
import { settleSentTransfer } from './sentTransfers.ts'

/** Ids of transfers that are being followed, or looked at. */
const followed = defineKitState(() => new Set<string>())

export function getFollowedTransfers(context: SendContext): Set<string> {
  return getKitState(context, followed)
}

/** Follows a transaction until it is in a block, then has what the account holds read again. Never rejects. */
export async function followTransfer(
  kit: KitHandle<SendContext>,
  { transfers }: NetworkTransfers,
  sent: SentTransfer,
): Promise<void> {
  const { _internal: context } = kit
  const { id, caipNetworkId, sender } = sent
  getFollowedTransfers(context).add(id)
  try {
    const { lifetime: signal } = context
    const outcome = await transfers.wait(kit, { id, caipNetworkId, signal, request: sent, sender })
    settleSentTransfer(context, id, outcome)
  } catch (error) {
    if (context.lifetime.aborted) return
    const isReplaced = isWalletKitError(error, 'TRANSACTION_REPLACED')
    settleSentTransfer(context, id, isReplaced ? 'replaced' : 'unknown')
  } finally {
    getFollowedTransfers(context).delete(id)
  }
  await refresh(kit, sent)
}

/** Has what the sender holds read again. */
export async function refresh(
  kit: KitHandle<SendContext>,
  sent: Pick<SentTransfer, 'caipNetworkId' | 'sender'>,
): Promise<void> {
  if (kit._internal.lifetime.aborted) return
  await import('./use.ts').then(
    ({ refreshAccount }) => refreshAccount(kit, sent),
    (error: unknown) => warnRedacted('The code that reads balances again could not be loaded.', error),
  )
}

import { isWalletKitError } from '../errors/isWalletKitError.ts'
import { warnRedacted } from '../errors/warnRedacted.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { NetworkTransfers } from './getTransfers.ts'
import type { SendContext } from './SendContext.ts'
import { type SentTransfer, settleSentTransfer } from './sentTransfers.ts'

/** Follows a transaction until it is in a block, then has what the account holds read again. Never rejects. */
export async function followTransfer(
  kit: KitHandle<SendContext>,
  { transfers }: NetworkTransfers,
  sent: SentTransfer,
): Promise<void> {
  const { _internal: context } = kit
  try {
    const { id, caipNetworkId, sender } = sent
    const { lifetime: signal } = context
    const outcome = await transfers.wait(kit, { id, caipNetworkId, signal, request: sent, sender })
    settleSentTransfer(context, id, outcome)
  } catch (error) {
    if (context.lifetime.aborted) return
    const isReplaced = isWalletKitError(error, 'TRANSACTION_REPLACED')
    settleSentTransfer(context, sent.id, isReplaced ? 'replaced' : 'unknown')
  }
  if (context.lifetime.aborted) return
  await import('./refreshAccount.ts').then(
    ({ refreshAccount }) => refreshAccount(kit, sent),
    (error: unknown) => warnRedacted('The code that reads balances again could not be loaded.', error),
  )
}

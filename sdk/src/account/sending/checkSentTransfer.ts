import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getFollowedTransfers, refresh } from './followTransfer.ts'
import { getTransfers } from './getTransfers.ts'
import type { SendContext } from './SendContext.ts'
import type { SentTransfer } from './SentTransfer.ts'
import { getSentTransfers, settleSentTransfer } from './sentTransfers.ts'
import { isUnsettled, watchUnsettled } from './watchUnsettled.ts'

export interface CheckSentTransferParameters {
  /** Hash or signature of a transfer of `getSentTransfers`. */
  readonly id: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads once more what has become of a transfer that is not settled; within 5 s, and in the past that nodes keep. What the
 * nodes cannot say stays as it is.
 *
 * @returns whether it is settled now
 *
 * @example
 * const isSettled = await checkSentTransfer(kit, { id: sent.id })
 */
export async function checkSentTransfer(
  kit: KitHandle<SendContext>,
  { id, signal }: CheckSentTransferParameters,
): Promise<boolean> {
  const { _internal: context } = kit
  const find = () =>
    getSentTransfers(kit)
      .getState()
      .list.find((transfer) => transfer.id === id)
  const sent = find()
  if (!sent || !isUnsettled(sent)) return sent !== undefined
  const followed = getFollowedTransfers(context)
  if (followed.has(id)) return false
  followed.add(id)
  try {
    const status = await look(kit, sent, signal)
    if (!status || context.lifetime.aborted) return false
    settleSentTransfer(context, id, status)
  } finally {
    followed.delete(id)
  }
  await refresh(kit, sent)
  return true
}

/**
 * Goes on looking at transfers of `getSentTransfers` that are not settled: those of an earlier visit, and those that were
 * not in a block when the kit stopped. At first immediately, then with pauses that grow to a minute.
 *
 * @returns ends it
 *
 * @example
 * const stop = watchSentTransfers(kit)
 */
export function watchSentTransfers(kit: KitHandle<SendContext>): () => void {
  const { _internal: context } = kit
  return watchUnsettled({
    store: getSentTransfers(kit),
    check: ({ id }, signal) => checkSentTransfer(kit, { id, signal }),
    isFollowed: (id) => getFollowedTransfers(context).has(id),
    lifetime: context.lifetime,
  })
}

/** What the nodes say; `undefined` for nothing. */
async function look(
  kit: KitHandle<SendContext>,
  sent: SentTransfer,
  signal: AbortSignal | undefined,
): Promise<SentTransfer['status'] | undefined> {
  const { id, caipNetworkId, sender } = sent
  try {
    const { transfers } = await getTransfers(kit._internal, caipNetworkId)
    return await transfers.wait(kit, { id, caipNetworkId, signal, request: sent, sender, isLate: true })
  } catch (error) {
    // Nodes that are down, or a network that is not offered any more: what is not known stays so.
    return isWalletKitError(error, 'TRANSACTION_REPLACED') ? 'replaced' : undefined
  }
}

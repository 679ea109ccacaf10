import type { StoredTransfer } from '@wallet-kit/clients/storage/types'
import { storedTransferSchema } from '@wallet-kit/clients/storage/validators'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { AccountRecordsOptions } from '../transactions/createAccountRecords.ts'
import { createLedger } from '../transactions/createLedger.ts'
import { checkSent } from '../transactions/followSent.ts'
import type { SentKind } from '../transactions/SentKind.ts'
import { sentLife, sentLimit } from '../transactions/sentLimits.ts'
import { watchSent } from '../transactions/watchSent.ts'
import { getTransfers, type NetworkTransfers } from './getTransfers.ts'
import type { SentTransfer } from './SentTransfer.ts'

const accountOf = ({ caipNetworkId, sender }: SentTransfer) => toAccountKey(caipNetworkId, sender)

export const transferCodec: AccountRecordsOptions<StoredTransfer, SentTransfer> = {
  key: '@appkit/sent_transfers',
  schema: storedTransferSchema,
  read: ({ caipNetworkId, amount, token, isBundle = false, ...stored }) => ({
    ...stored,
    ...(!isBundle && { hash: stored.id }),
    caipNetworkId: caipNetworkId as CaipNetworkId,
    amount: BigInt(amount),
    ...(token !== undefined && { token }),
    status: 'pending',
  }),
  write: ({ id, hash, caipNetworkId, sender, recipient, amount, token, canSpeedUp, sentAt }) => ({
    ...(hash === undefined && { isBundle: true }),
    ...{ id, caipNetworkId, sender, recipient, canSpeedUp, sentAt },
    amount: `${amount}`,
    ...(token !== undefined && { token }),
  }),
  accountOf,
  timeOf: ({ sentAt }) => sentAt,
  life: sentLife,
  limit: sentLimit,
}

export const transferKind: SentKind<WalletsContext, SentTransfer, NetworkTransfers> = {
  ledger: defineKitState(({ storage }: WalletsContext) => createLedger(storage, transferCodec)),
  load: ({ _internal }, { caipNetworkId }) => getTransfers(_internal, caipNetworkId),
  async readOutcome(kit, { transfers }, sent, options) {
    const { id, hash, caipNetworkId, sender } = sent
    const request = { id, isBundle: hash === undefined }
    return transfers.wait(kit, { sent: request, caipNetworkId, sender, request: sent, ...options })
  },
  accountOf,
}

/** Transfers since the page was loaded, and those that were not confirmed when it was left before; newest first, 99 at most. */
export interface SentTransfersState {
  readonly list: readonly SentTransfer[]
}

/**
 * Transfers sent since the page was loaded, with their status, and unconfirmed ones of the last 24 hours, which
 * `watchSentTransfers` follows. Newest first.
 *
 * @example
 * getSentTransfers(kit).subscribe(({ list }) => console.log(list[0]?.status))
 */
export function getSentTransfers({
  _internal,
}: KitHandle<WalletsContext>): ReadableStore<SentTransfersState> {
  return getKitState(_internal, transferKind.ledger).store
}

export interface CheckSentTransferParameters {
  /** Of a transfer of `getSentTransfers`. */
  readonly id: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the status of a transfer that is not settled; within 5 s, and in the past that nodes keep. Without an answer
 * the status stays unchanged.
 *
 * @returns whether it is settled now
 *
 * @example
 * const isSettled = await checkSentTransfer(kit, { id: sent.id })
 */
export async function checkSentTransfer(
  kit: KitHandle<WalletsContext>,
  parameters: CheckSentTransferParameters,
): Promise<boolean> {
  return checkSent(kit, transferKind, parameters)
}

/**
 * Watches transfers of `getSentTransfers` that are not settled: those of an earlier visit, and those that were not in a
 * block when the kit stopped. At first immediately, then with pauses that grow to a minute.
 *
 * @returns ends it
 *
 * @example
 * const stop = watchSentTransfers(kit)
 */
export function watchSentTransfers(kit: KitHandle<WalletsContext>): () => void {
  return watchSent(kit, transferKind)
}

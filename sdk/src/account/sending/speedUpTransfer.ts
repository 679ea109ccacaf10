import { chainUnsupportedForSend, transactionNotWaiting } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { createJoiner } from '../../foundation/platform/createJoiner.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { followSent } from '../transactions/followSent.ts'
import { getTransfers } from './getTransfers.ts'
import { transferKind } from './sentTransfers.ts'

export interface SpeedUpTransferParameters {
  /** Hash of a transfer of `getSentTransfers` that is pending. */
  readonly id: string
}

export interface SpeedUpTransferReturnType {
  /** Hash of the transaction that takes its place. */
  readonly id: string
}

/** Calls that the wallet has not answered, by the replaced transfer. */
const pending = defineKitState(createJoiner)

/**
 * Signs a waiting transfer once more with the connected wallet, with the same nonce and at least a tenth more for gas
 * (`eth_signTransaction`, `eth_sendRawTransaction`). Only one of the two can be confirmed; the other one becomes
 * `replaced`. Wallets that do not sign without sending refuse with `WALLET_METHOD_UNSUPPORTED`: the visitor speeds the
 * transaction up in the wallet then.
 *
 * @throws WalletKitError `TRANSACTION_NOT_WAITING`, `NOT_CONNECTED`, `WALLET_ON_OTHER_NETWORK`,
 * `WALLET_ON_OTHER_ACCOUNT`, `WALLET_METHOD_UNSUPPORTED`, `USER_REJECTED`, `WALLET_REQUEST_PENDING`,
 * `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`, `CHAIN_UNSUPPORTED_FOR_SEND` for a family whose transactions are not
 * replaced, `RPC_FAILED`
 *
 * @example
 * const { id } = await speedUpTransfer(kit, { id: sent.id })
 */
export function speedUpTransfer(
  kit: KitHandle<WalletsContext>,
  { id }: SpeedUpTransferParameters,
): Promise<SpeedUpTransferReturnType> {
  return getKitState(kit._internal, pending)([id], () => speedUp(kit, id))
}

async function speedUp(kit: KitHandle<WalletsContext>, id: string): Promise<SpeedUpTransferReturnType> {
  const { _internal: context } = kit
  const { store, put } = getKitState(context, transferKind.ledger)
  const sent = store.getState().list.find((transfer) => transfer.id === id)
  if (sent?.status !== 'pending')
    throw createError(transactionNotWaiting, { context: redactContext({ hash: id }) })
  const { caipNetworkId } = sent
  const found = await getTransfers(context, caipNetworkId)
  if (!found.transfers.speedUp) throw createError(chainUnsupportedForSend, { context: { caipNetworkId } })
  try {
    const faster = await found.transfers.speedUp(kit, { id, caipNetworkId, request: sent })
    const transfer = { ...sent, id: faster, hash: faster, sentAt: Date.now() }
    put(transfer)
    context.notices.showToast({ key: 'transactionStarted', variant: 'success' })
    void followSent(kit, transferKind, found, transfer)
    return { id: faster }
  } catch (error) {
    if (isWalletKitError(error, 'USER_REJECTED'))
      context.notices.showToast({ key: 'signatureDeclined', variant: 'error' })
    throw error
  }
}

import { sendInputInvalid } from '@wallet-kit/clients/errors/constants'
import type { GasTerms } from '../../chains/namespaces/Sending.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { createJoiner } from '../../foundation/platform/createJoiner.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { assertSender } from '../transactions/assertSender.ts'
import { followSent } from '../transactions/followSent.ts'
import { getTransfers, type NetworkTransfers } from './getTransfers.ts'
import { addRecentRecipient } from './recentRecipients.ts'
import type { SendParameters } from './SendParameters.ts'
import type { SentTransfer } from './SentTransfer.ts'
import { transferKind } from './sentTransfers.ts'
import { trackSend } from './trackSend.ts'

export interface SendTokenParameters extends SendParameters {
  /** The account that was shown. Another one that the wallet has changed to does not send. Default: the connected one. */
  readonly sender?: string | undefined
  /** Limit and price of gas that `reviewSend` returned. Default: the wallet's. */
  readonly gas?: GasTerms | undefined
  /**
   * True: the service of the option `paymasters` pays the network fee, which `reviewSend` offers by `isSponsored`, or nothing
   * is sent. Default: the account pays.
   */
  readonly sponsor?: boolean | undefined
  /** The wallet may use funds that the network does not show (ERC-7682, `wallet_sendCalls`). Default: false. */
  readonly auxiliaryFunds?: boolean | undefined
  /** For events. Default: those of the network's own coin. Without a token's, its transfer has no events: their amount is in whole tokens. */
  readonly decimals?: number | undefined
}

export interface SendTokenReturnType {
  /** Hash or signature, or the wallet's id of a sponsored transfer. It is not confirmed yet: see `getSentTransfers`. */
  readonly id: string
}

/** Calls that the wallet has not answered, by their parameters. */
const pending = defineKitState(createJoiner)

/**
 * Sends a network's own coin or a token (ERC-20, SPL Token, Token-2022) with the connected wallet. Equal calls
 * share one pending request to the wallet, so nothing is sent twice. Shows the toast 'Transaction started', or one
 * about the failure.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `SEND_INPUT_INVALID`, `CHAIN_NOT_SUPPORTED`, `CHAIN_UNSUPPORTED_FOR_SEND`,
 * `CALLS_UNSUPPORTED` where no service can pay, `WALLET_ON_OTHER_NETWORK`, `WALLET_ON_OTHER_ACCOUNT`, `USER_REJECTED`,
 * `WALLET_REQUEST_PENDING`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`, `RPC_FAILED`, `SERVICE_TIMEOUT`
 *
 * @example
 * const { id } = await sendToken(kit, { recipient: '0x…', amount: parseUnits('1.5', 6), token: usdc })
 */
export function sendToken(
  kit: KitHandle<WalletsContext>,
  parameters: SendTokenParameters,
): Promise<SendTokenReturnType> {
  const { _internal: context } = kit
  const { recipient, amount, token, sender, sponsor, auxiliaryFunds } = parameters
  const { caipNetworkId = context.stores.networks.getState().active.caipNetworkId } = parameters
  const state = context.getConnection(getNamespace(caipNetworkId))
  // Of another account, or on another network, it is another transfer.
  const account = state.status === 'connected' ? state.address : undefined
  const key = [recipient, amount, token, caipNetworkId, sender, account, sponsor, auxiliaryFunds]
  return getKitState(context, pending)(key, () => send(kit, parameters))
}

async function send(
  kit: KitHandle<WalletsContext>,
  { sender, gas, sponsor, auxiliaryFunds, decimals, ...parameters }: SendTokenParameters,
): Promise<SendTokenReturnType> {
  const { _internal: context } = kit
  const found = await getTransfers(context, parameters.caipNetworkId)
  const { network, transfers } = found
  const { caipNetworkId } = network
  const events = trackSend(context, network, { ...parameters, decimals })
  try {
    if (!transfers.isAddress(parameters.recipient)) throw createError(sendInputInvalid)
    const account = assertSender(context, network, sender)
    events.initiated()
    const terms = { gas, isSponsored: sponsor, auxiliaryFunds }
    const { id, isBundle } = await transfers.send(kit, { ...parameters, caipNetworkId }, terms)
    const { recipient, amount, token } = parameters
    const sent: SentTransfer = {
      id,
      ...(!isBundle && { hash: id }),
      caipNetworkId,
      sender: account,
      recipient,
      amount,
      ...(token !== undefined && { token }),
      sentAt: Date.now(),
      status: 'pending',
      canSpeedUp: !isBundle && transfers.speedUp !== undefined,
    }
    getKitState(context, transferKind.ledger).put(sent)
    addRecentRecipient(context, caipNetworkId, recipient)
    events.succeeded()
    context.notices.showToast({ key: 'transactionStarted', variant: 'success' })
    void followSent(kit, transferKind, found, sent)
    return { id }
  } catch (error) {
    // Invalid input is not the beginning of a transfer.
    if (!isWalletKitError(error, 'SEND_INPUT_INVALID')) events.failed(error)
    reportFailure(context, found, error)
    throw error
  }
}

function reportFailure({ notices }: WalletsContext, { transfers }: NetworkTransfers, error: unknown): void {
  const isRejected = isWalletKitError(error, 'USER_REJECTED')
  // Said where the visitor can do something about it.
  if (isWalletKitError(error, 'SEND_INPUT_INVALID')) return
  notices.showToast({ key: isRejected ? 'signatureDeclined' : transfers.failureToast, variant: 'error' })
}

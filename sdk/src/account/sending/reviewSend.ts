import { sendInputInvalid, serviceReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { TransferCost, TransferSimulation } from '../../chains/namespaces/Transfers.ts'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { tryFunded } from '../transactions/tryFunded.ts'
import { findLookAlike } from './findLookAlike.ts'
import { getTransfers } from './getTransfers.ts'
import { getRecentRecipients } from './recentRecipients.ts'
import type { SendParameters } from './SendParameters.ts'

/** Cost and effects of a transfer, and reasons for a warning. */
export interface SendReview extends TransferCost, TransferSimulation {
  /** The visitor has not sent to the receiver from this browser. */
  readonly isFirstTime: boolean
  /** A service of the host app pays the network fee (ERC-7677, option `paymasters`). */
  readonly isSponsored: boolean
  /**
   * The account holds less than the amount on the network, and its wallet states that it has more elsewhere (ERC-7682), so no
   * node can try the transfer: whether it will succeed is not known, and the fee is 0.
   */
  readonly needsAuxiliaryFunds: boolean
  /** The receiver is the sender. */
  readonly isOwn: boolean
  /** An account that the visitor knows and that looks like the receiver where addresses are shortened. */
  readonly lookAlike?: string
}

/**
 * Simulates a transfer on a node (`eth_call`, `simulateTransaction`), and returns its cost and reasons for a warning.
 *
 * @returns costs in the smallest unit of the network's own coin
 * @throws WalletKitError `NOT_CONNECTED`, `SEND_INPUT_INVALID`, `CHAIN_NOT_SUPPORTED`, `CHAIN_UNSUPPORTED_FOR_SEND`,
 * `RPC_FAILED` when the transfer would fail, `RPC_REPLY_INVALID`, `SERVICE_REPLY_INVALID` where the token has other
 * decimals on the chain, `SERVICE_TIMEOUT`
 *
 * @example
 * const { fee, isFirstTime } = await reviewSend(kit, { recipient, amount: 10n ** 18n })
 */
export async function reviewSend(
  kit: KitHandle<WalletsContext>,
  parameters: SendParameters,
): Promise<SendReview> {
  const { _internal: context } = kit
  const { network, transfers } = await getTransfers(context, parameters.caipNetworkId)
  const { caipNetworkId } = network
  if (!transfers.isAddress(parameters.recipient)) throw createError(sendInputInvalid)
  const { decimals, ...transfer } = parameters
  const request = { ...transfer, caipNetworkId }
  const { token } = request
  const isFundedElsewhere = async () => (await transfers.isFundedElsewhere?.(kit, request)) ?? false
  const [estimated, simulation, isSponsored, places] = await Promise.all([
    tryFunded(() => transfers.estimate(kit, request), isFundedElsewhere),
    transfers.simulate(kit, request),
    transfers.isFeeSponsored?.(kit, network) ?? false,
    token !== undefined && decimals !== undefined ? transfers.readDecimals(kit, token, network) : decimals,
  ])
  // Another amount than the one that was shown would be sent.
  if (places !== decimals) {
    throw createError(serviceReplyInvalid, {
      context: { service: 'dataService', operation: 'getBalance', field: 'decimals' },
    })
  }
  const needsAuxiliaryFunds =
    estimated === 'elsewhere' || (!simulation.willSucceed && (await isFundedElsewhere()))
  const cost = estimated === 'elsewhere' ? { fee: 0n, deposit: 0n } : estimated
  const state = context.getConnection(network.chainNamespace)
  const own = state.status === 'connected' ? [state.address] : []
  const known = getRecentRecipients(context, caipNetworkId)
  const toKey = (address: string) => toAddressKey(caipNetworkId, address)
  const recipient = toKey(parameters.recipient)
  const lookAlike = findLookAlike(recipient, [...own, ...known].map(toKey))
  return {
    ...cost,
    ...simulation,
    ...(needsAuxiliaryFunds && { willSucceed: true }),
    needsAuxiliaryFunds,
    isSponsored,
    isFirstTime: !known.some((address) => toKey(address) === recipient),
    isOwn: own.some((address) => toKey(address) === recipient),
    ...(lookAlike && { lookAlike }),
  }
}

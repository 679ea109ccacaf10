import { requestInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { CallParameters } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { SendingTerms, SentRequest } from '../../Sending.ts'
import { sendTransaction } from '../actions/sendTransaction.ts'
import { sendCalls } from './sendCalls.ts'

export interface ReviewedCalls extends SendingTerms {
  readonly calls: readonly CallParameters[]
  /** Default: where the wallet is. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Token that the calls take, for a wallet that may get it from elsewhere. Absent: the network's own coin. */
  readonly takes?: { readonly token: string; readonly amount: bigint } | undefined
}

/**
 * Sends calls as they were reviewed: as a bundle where they are several, all of them or none, or where a service pays the
 * fee or the wallet may use other funds; else as a transaction.
 *
 * @throws WalletKitError `CALLS_UNSUPPORTED`, and those of `sendTransaction`
 */
export async function sendReviewed(
  kit: KitHandle<ChainsContext>,
  { calls, caipNetworkId, gas, isSponsored = false, auxiliaryFunds = false, takes }: ReviewedCalls,
): Promise<SentRequest> {
  const [call] = calls
  if (!call) throw createError(requestInvalid, { context: { method: 'eth_sendTransaction' } })
  if (calls.length === 1 && !isSponsored && !auxiliaryFunds)
    return { id: await sendTransaction(kit, { ...call, ...gas, caipNetworkId }), isBundle: false }
  const atomicRequired = calls.length > 1
  const capabilities = auxiliaryFunds ? { auxiliaryFunds: toAuxiliaryFunds(takes) } : undefined
  const { id } = await sendCalls(kit, {
    calls,
    atomicRequired,
    sponsor: isSponsored,
    caipNetworkId,
    capabilities,
  })
  return { id, isBundle: true }
}

/** Coins are in the value of the calls. https://eips.ethereum.org/EIPS/eip-7682 */
function toAuxiliaryFunds(takes: ReviewedCalls['takes']) {
  if (!takes) return { optional: true }
  const { token: address, amount } = takes
  return {
    optional: true,
    requiredAssets: [{ address, amount: `0x${amount.toString(16)}`, standard: 'erc20' }],
  }
}

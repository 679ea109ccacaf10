import { getBase64Encoder } from '@solana/codecs'
import { createLateError } from '../../../errors/createLateError.ts'
import { isWalletKitError } from '../../../errors/isWalletKitError.ts'
import { getFamilyNetwork } from '../../../networks/getFamilyNetwork.ts'
import { wait } from '../../../platform/wait.ts'
import type { KitHandle } from '../../../stores/KitHandle.ts'
import type { ActionContext, NetworkParameters } from '../../WalletAccess.ts'
import { isCarriedOut } from '../isCarriedOut.ts'
import { getNodeClient } from './getNodeClient.ts'
import { getSentWires } from './sentWires.ts'

/** A node may know that a transaction is confirmed before it can return it. */
const mostReads = 5
/** Pause between two reads, in ms. */
const pause = 1_000

interface IsTransferAlteredParameters extends NetworkParameters {
  readonly signature: string
  readonly signal: AbortSignal
}

/**
 * Whether a confirmed transaction does something else than the wallet was asked to sign (`getTransaction`): a wallet, or
 * code between the kit and the wallet, may send another one. `false` where no node keeps past transactions.
 *
 * @throws WalletKitError `TRANSACTION_UNCONFIRMED` when no node returns it
 */
export async function isTransferAltered(
  { _internal: context }: KitHandle<ActionContext>,
  { signature, signal, caipNetworkId }: IsTransferAlteredParameters,
): Promise<boolean> {
  const requested = getSentWires(context).get(signature)
  if (!requested) return false
  const present = context.getConnection('solana').caipNetworkId
  const network = getFamilyNetwork(context.stores.networks.getState(), 'solana', caipNetworkId, present)
  const client = await getNodeClient(context, network)
  const options = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const
  for (let reads = 1; ; reads += 1) {
    const found = await client.request('getTransaction', [signature, options], signal).catch(orUnavailable)
    if (found === 'unavailable') return false
    if (found) {
      getSentWires(context).delete(signature)
      return !isCarriedOut(requested, new Uint8Array(getBase64Encoder().encode(found.transaction[0] ?? '')))
    }
    if (reads === mostReads) throw createLateError('TRANSACTION_UNCONFIRMED', { context: { signature } })
    await wait(pause, signal)
  }
}

function orUnavailable(error: unknown): 'unavailable' {
  if (isWalletKitError(error, 'RPC_FAILED')) return 'unavailable'
  throw error
}

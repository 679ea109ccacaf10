import { getBase64Encoder } from '@solana/codecs'
import { transactionUnconfirmed } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import { warnRedacted } from '../../../../foundation/errors/warnRedacted.ts'
import { wait } from '../../../../foundation/platform/wait.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import { getFamilyNetwork } from '../../../networks/getFamilyNetwork.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
import { isCarriedOut } from '../isCarriedOut.ts'
import { isRecordedTransfer, type RecordedTransfer } from '../isRecordedTransfer.ts'
import { getNodeClient } from './getNodeClient.ts'
import { getSentWires } from './sentWires.ts'

/** A node may know that a transaction is confirmed before it can return it. */
const mostReads = 5
/** Pause between two reads, in ms. */
const pause = 1_000

interface IsTransferAlteredParameters extends NetworkParameters {
  readonly signature: string
  readonly recorded: RecordedTransfer
  readonly signal: AbortSignal
}

/**
 * Whether a confirmed transaction does something else than the wallet was asked to sign (`getTransaction`): a wallet, or
 * code between the kit and the wallet, may send another one. It is compared with those bytes or, after a reload, with what
 * was recorded of the transfer. `false` where no node keeps past transactions, which a warning in the console says.
 *
 * @throws WalletKitError `TRANSACTION_UNCONFIRMED` when no node returns it
 */
export async function isTransferAltered(
  { _internal: context }: KitHandle<ChainsContext>,
  { signature, recorded, signal, caipNetworkId }: IsTransferAlteredParameters,
): Promise<boolean> {
  const requested = getSentWires(context).get(signature)
  const present = context.getConnection('solana').caipNetworkId
  const network = getFamilyNetwork(context.stores.networks.getState(), 'solana', caipNetworkId, present)
  const client = await getNodeClient(context, network)
  const options = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const
  for (let reads = 1; ; reads += 1) {
    const found = await client
      .request({ method: 'getTransaction', params: [signature, options] }, signal)
      .catch(orUnavailable)
    if (found === 'unavailable') return false
    if (found) {
      getSentWires(context).delete(signature)
      const wire = new Uint8Array(getBase64Encoder().encode(found.transaction[0] ?? ''))
      return !(requested ? isCarriedOut(requested, wire) : await isRecordedTransfer(wire, recorded))
    }
    if (reads === mostReads)
      throw createError(transactionUnconfirmed, { context: redactContext({ signature }) })
    await wait(pause, signal)
  }
}

function orUnavailable(error: unknown): 'unavailable' {
  if (!isWalletKitError(error, 'RPC_FAILED')) throw error
  warnRedacted(
    'A confirmed transfer could not be compared with what was signed: the node returns no past transactions.',
    error,
  )
  return 'unavailable'
}

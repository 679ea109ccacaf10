import {
  requestAborted,
  transactionFailed,
  transactionUnconfirmed,
} from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import { wait } from '../../../../foundation/platform/wait.ts'
import { withTimeLimit } from '../../../../foundation/platform/withTimeLimit.ts'
import { isTemporary } from '../../../../foundation/query/retryRules.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import { getFamilyNetwork } from '../../../networks/getFamilyNetwork.ts'
import type { ActionContext, NetworkParameters } from '../../WalletAccess.ts'
import type { NodeClient } from '../createNodeClient.ts'
import { getNodeClient } from './getNodeClient.ts'

export interface WaitForSolanaTransactionParameters extends NetworkParameters {
  /** In base58. */
  readonly signature: string
  /** Default: `confirmed`. */
  readonly commitment?: 'confirmed' | 'finalized' | undefined
  /** Limit in ms. Default: 90 000, after which the blockhash of a transaction has expired. */
  readonly timeoutMs?: number | undefined
  /** Also finds a transaction of more than a few minutes ago, which takes nodes more time. Default: `false`. */
  readonly searchesHistory?: boolean | undefined
  /** Ends the wait with `REQUEST_ABORTED`; the transaction continues. */
  readonly signal?: AbortSignal | undefined
}

const defaultLimit = 90_000
/** Pause between two looks, in ms. */
const pause = 1_000

/**
 * Waits until the network has confirmed a transaction (`getSignatureStatuses`).
 *
 * @throws WalletKitError `TRANSACTION_FAILED` with the network's reason, `TRANSACTION_UNCONFIRMED` after the time limit,
 * `REQUEST_ABORTED`, `CHAIN_NOT_SUPPORTED`, `RPC_FAILED`, `RPC_REPLY_INVALID`
 *
 * @example
 * await waitForSolanaTransaction(kit, { signature })
 */
export async function waitForSolanaTransaction(
  { _internal: context }: KitHandle<ActionContext>,
  {
    signature,
    commitment = 'confirmed',
    timeoutMs = defaultLimit,
    searchesHistory = false,
    signal,
    caipNetworkId,
  }: WaitForSolanaTransactionParameters,
): Promise<void> {
  const present = context.getConnection('solana').caipNetworkId
  const network = getFamilyNetwork(context.stores.networks.getState(), 'solana', caipNetworkId, present)
  const client = await getNodeClient(context, network)
  const caller = signal ? AbortSignal.any([signal, context.lifetime]) : context.lifetime
  await withTimeLimit(timeoutMs, caller, async (limited) => {
    try {
      const look = { signature, commitment, searchesHistory }
      while (!(await isConfirmed(client, look, limited))) await wait(pause, limited)
    } catch (cause) {
      if (caller.aborted) throw createError(requestAborted, { cause })
      if (limited.aborted)
        throw createError(transactionUnconfirmed, { context: redactContext({ signature }), cause })
      throw cause
    }
  })
}

/** Not while the nodes are down: the transaction goes on without them. */
async function isConfirmed(
  client: NodeClient,
  {
    signature,
    commitment,
    searchesHistory,
  }: Required<Pick<WaitForSolanaTransactionParameters, 'signature' | 'searchesHistory'>> & {
    readonly commitment: 'confirmed' | 'finalized'
  },
  limited: AbortSignal,
): Promise<boolean> {
  try {
    const { value } = await client.request(
      {
        method: 'getSignatureStatuses',
        params: searchesHistory ? [[signature], { searchTransactionHistory: true }] : [[signature]],
      },
      limited,
    )
    const [status] = value
    if (!status) return false
    const { err, confirmationStatus } = status
    if (err !== null && err !== undefined) {
      const reason = typeof err === 'string' ? err : JSON.stringify(err)
      throw createError(transactionFailed, { context: redactContext({ signature, reason }) })
    }
    return confirmationStatus === 'finalized' || confirmationStatus === commitment
  } catch (error) {
    const mayPass = isWalletKitError(error) && (isTemporary(error) || error.code === 'SERVICE_TIMEOUT')
    if (limited.aborted || !mayPass) throw error
    return false
  }
}

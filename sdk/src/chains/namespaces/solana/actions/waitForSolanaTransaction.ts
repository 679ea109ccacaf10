import { transactionFailed, transactionUnconfirmed } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import { getFamilyNetwork } from '../../../networks/getFamilyNetwork.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { readUnlessDown, waitOnChain } from '../../nodes/waitOnChain.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
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
  { _internal: context }: KitHandle<ChainsContext>,
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
  await waitOnChain({
    timeoutMs,
    signal,
    lifetime: context.lifetime,
    async look(limited) {
      const read = () => isConfirmed(client, { signature, commitment, searchesHistory }, limited)
      return (await readUnlessDown(read, limited)) || undefined
    },
    toTimeoutError: (cause) =>
      createError(transactionUnconfirmed, { context: redactContext({ signature }), cause }),
  })
}

type Look = Required<Pick<WaitForSolanaTransactionParameters, 'signature' | 'commitment' | 'searchesHistory'>>

async function isConfirmed(
  client: NodeClient,
  { signature, commitment, searchesHistory }: Look,
  limited: AbortSignal,
): Promise<boolean> {
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
}

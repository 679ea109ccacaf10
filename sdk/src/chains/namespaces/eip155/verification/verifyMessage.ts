import type { TransactionCall } from '@wallet-kit/clients/ethereum/types'
import { createClient, custom, type Hex, isHex, verifyMessage as verifyOwnSignature } from 'viem'
import { verifyMessage as verifyContractSignature } from 'viem/actions'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import type { VerifyMessageRequest } from '../../Namespace.ts'
import { createNodeClients } from '../reads/createNodeClient.ts'

/**
 * Whether a signature of a message is the account's own (EIP-191), or that of a contract account: a deployed one by
 * ERC-1271, any other one by ERC-6492. Only contract accounts need the network's nodes.
 *
 * @throws WalletKitError when no node answers
 */
export async function verifyMessage({
  address,
  message,
  signature,
  network,
  signal,
}: VerifyMessageRequest): Promise<boolean> {
  if (!isHex(signature)) return false
  const signed = { address: address as Hex, message, signature }
  if (await isOwnSignature(signed)) return true
  if (!network) return false
  const nodes = createNodeClients()(network)
  let unanswered: unknown
  const client = createClient({
    transport: custom(
      {
        async request({ params }) {
          const [call] = params as readonly [TransactionCall]
          try {
            return await nodes.request({ method: 'eth_call', params: [call, 'latest'] }, signal)
          } catch (error) {
            // The error of the node itself, whose data the library decodes.
            if (isWalletKitError(error, 'RPC_FAILED')) throw error.cause
            unanswered = error
            throw error
          }
        },
      },
      // The nodes have their own retries.
      { retryCount: 0 },
    ),
  })
  const isValid = await verifyContractSignature(client, signed)
  // The library takes every failure for an invalid signature.
  if (unanswered) throw unanswered
  return isValid
}

async function isOwnSignature(signed: Parameters<typeof verifyOwnSignature>[0]): Promise<boolean> {
  try {
    return await verifyOwnSignature(signed)
  } catch {
    // The signatures of contract accounts have other lengths.
    return false
  }
}

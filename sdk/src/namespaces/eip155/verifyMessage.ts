import { createPublicClient, type Hex, http, isHex, verifyMessage as verifyOwnSignature } from 'viem'
import type { VerifyMessageRequest } from '../Namespace.ts'
import { askNodes } from '../nodes/askNodes.ts'

/**
 * Whether a signature of a message is the account's own (EIP-191), or that of a contract account: a deployed one by
 * ERC-1271, any other one by ERC-6492. Only contract accounts need the network's nodes.
 */
export async function verifyMessage({
  address,
  message,
  signature,
  network,
  signal = new AbortController().signal,
}: VerifyMessageRequest): Promise<boolean> {
  if (!isHex(signature)) return false
  const signed = { address: address as Hex, message, signature }
  if (await isOwnSignature(signed)) return true
  if (!network) return false
  return askNodes(network, signal, (url, { timeoutMs }) =>
    createPublicClient({
      transport: http(url, { retryCount: 0, timeout: timeoutMs }),
    }).verifyMessage(signed),
  )
}

async function isOwnSignature(signed: Parameters<typeof verifyOwnSignature>[0]): Promise<boolean> {
  try {
    return await verifyOwnSignature(signed)
  } catch {
    // The signatures of contract accounts have other lengths.
    return false
  }
}

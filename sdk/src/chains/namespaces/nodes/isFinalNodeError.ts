import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'

/** Rejections by a user (EIP-1193, pairing), of a transaction (EIP-1474), and failed executions (EIP-3, geth). */
const finalCodes: ReadonlySet<unknown> = new Set([3, 4001, 5000, -32_003])

/** Faults of the transaction itself, as geth, Erigon, Nethermind, Reth, anvil and Agave phrase them. */
const finalMessage =
  /revert|insufficient funds|exceeds (the )?balance|nonce too (low|high)|gas too low|fee cap|tip (above|higher)|max fee per gas|transaction type not (supported|valid)|invalid opcode|out of gas|gas required exceeds|simulation failed|signature verification/i

/**
 * Whether a node's error is an answer: it is about the request, so every other node would repeat it. Moving on would
 * only hide it behind a later failure.
 */
export function isFinalNodeError(error: unknown): boolean {
  if (!isWalletKitError(error, 'RPC_FAILED')) return false
  if (finalCodes.has(error.context.rpcCode)) return true
  const { message } = error.cause as { readonly message?: unknown }
  return typeof message === 'string' && finalMessage.test(message)
}

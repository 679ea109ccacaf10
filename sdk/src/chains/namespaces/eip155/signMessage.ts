import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { stringToHex } from 'viem'
import { createError } from '../../../foundation/errors/createError.ts'
import type { SignMessageRequest } from '../Namespace.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { isSignature } from './isSignature.ts'
import { wrapProvider } from './wrapProvider.ts'

/** Signs a message with a wallet by `personal_sign` (EIP-191). Smart accounts return longer signatures. */
export async function signMessage(
  provider: Eip1193Provider,
  { address, message, signal }: SignMessageRequest,
): Promise<string> {
  const method = 'personal_sign'
  // Loading this code has taken time.
  signal?.throwIfAborted()
  const signature = await wrapProvider(provider).request(method, [stringToHex(message), address])
  if (!isSignature(signature)) throw createError(walletReplyInvalid, { context: { method } })
  return signature
}

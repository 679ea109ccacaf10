import { stringToHex } from 'viem'
import type { Connector } from '../../connectors/Connector.ts'
import { toWalletError } from '../../connectors/toWalletError.ts'
import { createLateError } from '../../errors/createLateError.ts'

/** Has a wallet sign a text with `personal_sign` (EIP-191). Smart accounts answer with longer signatures. */
export async function signMessage(
  { provider }: Connector,
  { address, message }: { address: string; message: string },
): Promise<string> {
  const method = 'personal_sign'
  let signature: unknown
  try {
    signature = await provider.request({ method, params: [stringToHex(message), address] })
  } catch (error) {
    throw toWalletError(error, method)
  }
  if (typeof signature !== 'string' || !/^0x[\da-f]{62,}$/i.test(signature)) {
    throw createLateError('WALLET_REPLY_INVALID', { context: { method } })
  }
  return signature
}

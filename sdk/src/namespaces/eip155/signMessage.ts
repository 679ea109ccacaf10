import { stringToHex } from 'viem'
import { createLateError } from '../../errors/createLateError.ts'
import { toWalletError } from '../toWalletError.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'

/** Has a wallet sign a message with `personal_sign` (EIP-191). Smart accounts return longer signatures. */
export async function signMessage(
  provider: Eip1193Provider,
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

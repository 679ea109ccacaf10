import type { Wallet } from '@wallet-standard/base'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { callFeature } from './callFeature.ts'
import { readAddresses } from './readAddresses.ts'

export const connectMethod = 'standard:connect'

/** Asks the wallet for its accounts. */
export async function connectWallet(
  wallet: Wallet,
  input?: { readonly silent: boolean },
): Promise<readonly string[]> {
  const reply = await callFeature(wallet, connectMethod, 'connect', input)
  return readAddresses(ignoreErrors(() => (reply as { accounts?: unknown } | null | undefined)?.accounts))
}

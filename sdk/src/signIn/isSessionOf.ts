import { toAccountKey } from '../namespaces/toAccountKey.ts'
import type { SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

/** Whether a session belongs to exactly this account on this network. */
export function isSessionOf(
  { data }: SIWXSession,
  { caipNetworkId, address }: Pick<SignInAccount, 'caipNetworkId' | 'address'>,
): boolean {
  if (data.chainId !== caipNetworkId) return false
  return toAccountKey(data.chainId, data.accountAddress) === toAccountKey(caipNetworkId, address)
}

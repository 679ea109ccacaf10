import type { SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

/** Whether a session belongs to exactly this account on this network. Hexadecimal case carries no meaning. */
export function isSessionOf(
  { data }: SIWXSession,
  account: Pick<SignInAccount, 'namespace' | 'caipNetworkId' | 'address'>,
): boolean {
  if (data.chainId !== account.caipNetworkId) return false
  return account.namespace === 'eip155'
    ? data.accountAddress.toLowerCase() === account.address.toLowerCase()
    : data.accountAddress === account.address
}

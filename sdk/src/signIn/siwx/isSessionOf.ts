import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { SIWXConfig, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

/** Whether a session, as the server reports it, belongs to exactly this account. */
export function isSessionOf(
  { data }: SIWXSession,
  { caipNetworkId, address }: Pick<SignInAccount, 'caipNetworkId' | 'address'>,
  scope: SIWXConfig['sessionScope'] = 'network',
): boolean {
  const isSameNetwork =
    scope === 'network'
      ? data.chainId === caipNetworkId
      : getNamespace(data.chainId) === getNamespace(caipNetworkId)
  return (
    isSameNetwork && toAccountKey(caipNetworkId, data.accountAddress) === toAccountKey(caipNetworkId, address)
  )
}

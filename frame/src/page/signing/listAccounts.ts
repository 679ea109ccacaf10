import { isSolana } from '../isSolana.ts'
import type { SigningCall } from './WalletCall.ts'

/** The user's accounts of an EVM chain, the preferred one first. */
export async function listAccounts({
  api,
  chainId,
}: Pick<SigningCall, 'api' | 'chainId'>): Promise<readonly string[]> {
  if (isSolana(chainId)) return []
  const { address, accounts } = await api.call<{
    readonly address: string
    readonly accounts: readonly { readonly address: string }[]
  }>('/accounts', { chainId })
  return [address, ...accounts.map((account) => account.address).filter((other) => other !== address)]
}

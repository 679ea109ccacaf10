import { isSolana } from '@wallet-kit/frame'
import { computeDeleGatorAddress } from '@wallet-kit/frame/smart-accounts'
import type { RpcCall } from './RpcCall.ts'

/** The user's accounts of an EVM chain, the preferred one first. */
export function listAccounts({
  state,
  keys,
  chainId,
  preferredAccountType,
}: Pick<RpcCall, 'state' | 'keys' | 'chainId' | 'preferredAccountType'>): readonly string[] {
  if (isSolana(chainId)) return []
  const { address } = keys.evm
  if (!state.chains.some(({ definition }) => definition.chainId === chainId)) return [address]
  const smartAccount = computeDeleGatorAddress(keys.accountOwner.address)
  return preferredAccountType === 'smartAccount' ? [smartAccount, address] : [address, smartAccount]
}

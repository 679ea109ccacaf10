import type { CreateClientArgs } from '@farcaster/auth-client'
import { isAddressEqual } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { FarcasterAccount } from './farcasterAccount.ts'

/**
 * The part of the registry that logins read: who holds an id. The real one is a contract on OP Mainnet, which the sandbox
 * does not run.
 */
export function createEthereumConnector(
  { custody, fid }: FarcasterAccount,
  chain: Chain,
): CreateClientArgs['ethereum'] {
  return {
    getFid: async (address) => (isAddressEqual(address, custody.address) ? BigInt(fid) : 0n),
    isValidAuthAddress: async () => false,
    // Verifies signatures of contracts.
    publicClient: chain.client,
  }
}

import type { Address, Transaction } from '@wallet-kit/clients/ethereum/types'
import { isDelegating } from './isAltered.ts'
import type { NodeClient } from './reads/createNodeClient.ts'

/**
 * Whether another account has sent the transaction for one that is a contract, which cannot send itself: its wallet has
 * wrapped the request in a call of its own, so that only the effect can be compared.
 *
 * https://eips.ethereum.org/EIPS/eip-4337
 */
export async function isRelayed(client: NodeClient, mined: Transaction, account: string): Promise<boolean> {
  if (mined.from.toLowerCase() === account.toLowerCase() || isDelegating(mined)) return false
  const code = await client.request({ method: 'eth_getCode', params: [account as Address, 'latest'] })
  return code !== '0x'
}

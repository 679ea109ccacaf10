import type { Hex } from 'viem'
import type { ContractAccountRequest } from '../../Namespace.ts'
import { createNodeClients } from '../reads/createNodeClient.ts'
import { isContractCode } from './isContractCode.ts'

/** End of a signature with the factory that deploys its account. https://eips.ethereum.org/EIPS/eip-6492 */
const factoryMark = '6492'.repeat(16)

/**
 * Whether an account is a contract: its signature has the factory that deploys it (ERC-6492), or the network has its code.
 *
 * @throws WalletKitError when no node answers
 */
export async function isContractAccount({
  address,
  network,
  signature,
  signal,
}: ContractAccountRequest): Promise<boolean> {
  if (signature?.endsWith(factoryMark)) return true
  const client = createNodeClients()(network)
  return isContractCode(
    await client.request({ method: 'eth_getCode', params: [address as Hex, 'latest'] }, signal),
  )
}

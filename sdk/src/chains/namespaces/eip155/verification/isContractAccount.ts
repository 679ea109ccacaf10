import { type Hex, isHex } from 'viem'
import { isErc6492Signature } from 'viem/utils'
import type { ContractAccountRequest } from '../../Namespace.ts'
import { createNodeClients } from '../reads/createNodeClient.ts'
import { isContractCode } from './isContractCode.ts'

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
  if (isHex(signature) && isErc6492Signature(signature)) return true
  const client = createNodeClients()(network)
  return isContractCode(
    await client.request({ method: 'eth_getCode', params: [address as Hex, 'latest'] }, signal),
  )
}

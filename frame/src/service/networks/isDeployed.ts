import { callNode } from './callNode.ts'
import type { EvmNetwork } from './FrameNetworks.ts'

/** Whether a contract is on the chain; a node that does not answer does not know. */
export async function isDeployed({ rpcUrl }: EvmNetwork, address: string): Promise<boolean> {
  const code = await callNode(rpcUrl, 'eth_getCode', [address, 'latest']).catch(() => '0x')
  return code !== '0x'
}

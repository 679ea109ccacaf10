import type { SandboxControl } from '../servers/sandboxControl.ts'
import { requestNode } from './requestNode.ts'

/** The native balance from the chain's node, bypassing the sandbox's faults, in the smallest unit. */
export async function nativeBalance(
  sandbox: SandboxControl,
  chainId: number,
  address: string,
): Promise<bigint> {
  return BigInt((await requestNode(sandbox, chainId, 'eth_getBalance', [address, 'latest'])) as string)
}

import type { SandboxControl } from './sandboxControl.ts'

/** The native balance from the chain's node, bypassing the sandbox's faults, in the smallest unit. */
export async function nativeBalance(
  sandbox: SandboxControl,
  chainId: number,
  address: string,
): Promise<bigint> {
  const chain = (await sandbox.describe()).chains.find((candidate) => candidate.chainId === chainId)
  if (!chain?.directRpcUrl) throw new Error(`the sandbox has no chain ${chainId}`)
  const response = await fetch(chain.directRpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] }),
  })
  const { result } = (await response.json()) as { result: string }
  return BigInt(result)
}

import type { SandboxControl } from '../servers/sandboxControl.ts'

/** Asks a chain's node directly, bypassing the sandbox's faults. */
export async function requestNode(
  sandbox: SandboxControl,
  chainId: number,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const chain = (await sandbox.describe()).chains.find((candidate) => candidate.chainId === chainId)
  if (!chain?.directRpcUrl) throw new Error(`the sandbox has no chain ${chainId}`)
  const response = await fetch(chain.directRpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

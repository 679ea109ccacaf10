import type { RequestArguments } from '../chains/namespaces/eip155/Eip1193Provider.ts'
import { createWalletError } from './createWalletError.ts'

/** Passes a request on to a node, as wallets do with everything they do not answer themselves. */
export async function readNode(
  url: string | undefined,
  { method, params = [] }: RequestArguments,
): Promise<unknown> {
  if (!url) throw createWalletError(4901, 'The wallet has no node for this chain.')
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await reply.json()) as {
    result?: unknown
    error?: { code: number; message: string }
  }
  if (error) throw createWalletError(error.code, error.message)
  return result
}

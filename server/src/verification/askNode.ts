import { type EthereumRpcSchema, ethCallMethod, ethChainIdMethod } from '@wallet-kit/clients/ethereum/rpc'
import type { TransactionCall } from '@wallet-kit/clients/ethereum/types'
import { isClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import { callOperation } from '@wallet-kit/clients/runtime/client/callOperation'
import { createServiceClient } from '@wallet-kit/clients/runtime/client/ServiceClient'
import { createRpcBatch, type RpcPost } from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import type { RpcError } from '@wallet-kit/clients/runtime/rpc/rpcError'

const methods = { eth_call: ethCallMethod, eth_chainId: ethChainIdMethod }

/** One attempt, to the last byte of the reply, in ms. */
const nodeTimeoutMs = 10_000
/** The reply has one word; an error of a node may quote more. */
const maxReplyBytes = 64 * 1024

export interface AskNodeParameters {
  readonly rpcUrl: string
  /** Of the network that the node has to be of. */
  readonly chainId: bigint
  readonly call: TransactionCall
}

/** Result of the call, or the reason why the node could not run it to its end. */
export type NodeAnswer =
  | { readonly ok: true; readonly result: `0x${string}` }
  | { readonly ok: false; readonly error: RpcError }

/**
 * Runs a call on the latest block of a node. A node that is slow, answers at length, redirects, breaks the contract of
 * its methods, or is of another chain counts as unavailable: it must neither keep the server busy nor decide who is
 * signed in. viem's `http` does not qualify: it reads a reply under another id, and waits for a body without end.
 *
 * @throws {Error} when the node is unavailable
 */
export async function askNode({ rpcUrl, chainId, call }: AskNodeParameters): Promise<NodeAnswer> {
  const post = createPost(rpcUrl)
  const [[chain], [answer]] = await Promise.all([
    createRpcBatch<EthereumRpcSchema>(post, methods as never)([{ method: 'eth_chainId' }]),
    createRpcBatch<EthereumRpcSchema>(
      post,
      methods as never,
    )([{ method: 'eth_call', params: [call, 'latest'] }]),
  ])
  if (!chain.ok) throw new Error('The node does not state its chain.', { cause: chain.error })
  if (BigInt(chain.result) !== chainId) throw new Error(`The node is of chain ${BigInt(chain.result)}.`)
  if (answer.ok) return answer
  const { error } = answer
  if (error instanceof Error) throw error
  return { ok: false, error }
}

/** Posts one request, and a second time where the node could not be reached or failed. */
function createPost(rpcUrl: string): RpcPost {
  const { origin, pathname, search, username, password } = new URL(rpcUrl)
  const client = createServiceClient('node', { baseUrl: origin, timeoutMs: nodeTimeoutMs, maxReplyBytes })
  // Fetch refuses URLs with credentials; they are sent as a header instead.
  const headers: Record<string, string> = username
    ? { Authorization: `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}` }
    : {}
  return async ([request]) => {
    const operation = {
      name: request?.method ?? '',
      method: 'POST',
      path: `${pathname}${search}`,
      body: { kind: 'json', mediaType: 'application/json' },
      replies: { 200: [{ kind: 'json' }] },
    } as const
    const send = () => callOperation<unknown>(client, operation, { body: request }, { headers })
    return send().catch((error: unknown) => {
      if (!isClientError(error)) throw error
      const { code, body, status = 0 } = error
      // Some nodes report the failure of a call with an HTTP status as well.
      if (typeof body === 'object' && body !== null && 'error' in body) return body
      if (code === 'network' || status === 429 || status >= 500) return send()
      throw error
    })
  }
}

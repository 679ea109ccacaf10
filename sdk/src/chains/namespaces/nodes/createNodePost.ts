import { callOperation } from '@wallet-kit/clients/runtime/client/callOperation'
import { createServiceClient } from '@wallet-kit/clients/runtime/client/ServiceClient'
import type { RpcPost } from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import { getWindow } from '../../../foundation/platform/getWindow.ts'
import { toServiceError } from '../../../foundation/query/toServiceError.ts'

/** Longest reply, in bytes. A call is answered with about 100; a node's error may quote more. */
const maxReplyBytes = 256 * 1024

export interface NodeRequestOptions {
  readonly signal: AbortSignal
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number
  /** Of the host app's own node. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Creates a function that posts JSON-RPC requests to a node: by the code of the generated clients, which reads no more
 * than is allowed, accepts JSON only, follows no redirect, and aborts the request with the signal. The result is JSON,
 * not checked.
 *
 * @throws WalletKitError with the code of the failure
 */
export function createNodePost(
  url: string,
  { signal, timeoutMs, headers: given }: NodeRequestOptions,
): RpcPost {
  // Relative to the page, for nodes behind the host app's own server.
  const { origin, pathname, search, host, username, password } = new URL(url, getWindow()?.location.href)
  const client = createServiceClient('node', { baseUrl: origin, timeoutMs, maxReplyBytes })
  // Fetch refuses URLs with credentials; they are sent as the header that they stand for.
  const credentials: Record<string, string> = username
    ? { Authorization: `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}` }
    : {}
  const headers = { ...credentials, ...given }
  return async (requests) => {
    const [only, second] = requests
    const operation = {
      name: only?.method ?? '',
      method: 'POST',
      path: `${pathname}${search}`,
      body: { kind: 'json', mediaType: 'application/json' },
      replies: { 200: [{ kind: 'json' }] },
    } as const
    // Some nodes refuse batches, even of one.
    const body = second === undefined ? only : requests
    try {
      return await callOperation<unknown>(client, operation, { body }, { signal, headers })
    } catch (error) {
      throw toServiceError(error, host, operation.name)
    }
  }
}

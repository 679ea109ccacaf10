import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { warnRedacted } from '../../../foundation/errors/warnRedacted.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import type { NetworkNode } from './NetworkNode.ts'

export interface NodeFailure {
  readonly network: CaipNetwork
  readonly node: NetworkNode
  readonly error: unknown
  /** URLs of nodes that have been reported. */
  readonly reported: Set<string>
}

/** A caller without a key, one that is not let in, and too many requests: as HTTP statuses, which some nodes also use as JSON-RPC codes. */
const refusals: ReadonlySet<unknown> = new Set([401, 402, 403, 429])
/** EIP-1474: limit exceeded. */
const limitExceeded = -32_005
/** Nodes with other codes, by their words. */
const refusalMessage = /rate.?limit|too many requests|request limit|quota|forbidden|unauthori[sz]ed|api.?key/i

/** Names a public node that limits or refuses its callers to the developer, once, with the remedy. */
export function reportRefusedNode({ network, node, error, reported }: NodeFailure): void {
  const { url, isCustom } = node
  // The hosted proxy is not among them.
  const isPublic = !isCustom && network.rpcUrls.default?.http.includes(url)
  if (!isPublic || reported.has(url) || !isRefusal(error)) return
  reported.add(url)
  const { caipNetworkId, name } = network
  warnRedacted(
    `${new URL(url).host}, a public node of ${name}, limits or refuses the requests of this page. Set a node of your own in customRpcUrls['${caipNetworkId}'], or services.rpcProxy for networks that it serves.`,
    error,
  )
}

function isRefusal(error: unknown): boolean {
  if (!isWalletKitError(error)) return false
  const { code, context, cause } = error
  if (code !== 'RPC_FAILED') return refusals.has(context.status)
  if (context.rpcCode === limitExceeded || refusals.has(context.rpcCode)) return true
  const { message } = cause as { readonly message?: unknown }
  return typeof message === 'string' && refusalMessage.test(message)
}

import type { ResolvedOptions } from '../../../foundation/options/ResolvedOptions.ts'
import { isDeveloperPage } from '../../../foundation/platform/isDeveloperPage.ts'
import type { FoundationContext } from '../../../foundation/stores/FoundationContext.ts'
import { defineKitState, getKitState, type KitStateContext } from '../../../foundation/stores/kitState.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { hostedNetworks } from './hostedNetworks.ts'
import type { NetworkNode } from './NetworkNode.ts'
import { reportRefusedNode } from './reportRefusedNode.ts'

const resolved = defineKitState(() => new WeakMap<CaipNetwork, CaipNetwork>())
/** URLs of nodes that the developer has been told about. */
const reportedNodes = defineKitState(() => new Set<string>())

/**
 * A network with the nodes through which the kit reads it, in their order: the URLs of `customRpcUrls`, then the hosted
 * proxy where the host app has chosen it, else the network's own. The same object for the same network.
 */
export function resolveNodes(
  context: KitStateContext & Pick<FoundationContext, 'stores'>,
  network: CaipNetwork,
): CaipNetwork {
  const known = getKitState(context, resolved)
  const result = known.get(network) ?? {
    ...network,
    nodes: getNodes(network, context.stores.options.getState()),
    ...(isDeveloperPage() && {
      onNodeFailure: (node: NetworkNode, error: unknown) =>
        reportRefusedNode({ network, node, error, reported: getKitState(context, reportedNodes) }),
    }),
  }
  known.set(network, result)
  return result
}

function getNodes(
  { caipNetworkId, rpcUrls }: CaipNetwork,
  { customRpcUrls, services, projectId }: ResolvedOptions,
): readonly NetworkNode[] {
  const { rpcProxy } = services
  const custom = (customRpcUrls?.[caipNetworkId] ?? []).map(({ url, config }) => ({
    url,
    isCustom: true,
    ...readConfig(config),
  }))
  const isHosted = rpcProxy && projectId && hostedNetworks.has(caipNetworkId)
  const customUrls = new Set(custom.map(({ url }) => url))
  const own = (rpcUrls.default?.http ?? []).filter((url) => !customUrls.has(url)).map((url) => ({ url }))
  const hosted = { url: `${rpcProxy}/v1?${new URLSearchParams({ chainId: caipNetworkId })}` }
  return [...custom, ...(isHosted ? [hosted] : own)].map((node) => ({
    ...node,
    url: rpcProxy ? withProjectId(node.url, rpcProxy, projectId) : node.url,
  }))
}

/** Reads the supported options of viem's HTTP transport. */
function readConfig(config: Readonly<Record<string, unknown>> = {}): Partial<NetworkNode> {
  const { timeout, fetchOptions } = config as {
    readonly timeout?: unknown
    readonly fetchOptions?: { readonly headers?: unknown }
  }
  const headers = fetchOptions?.headers
  return {
    ...(typeof timeout === 'number' && timeout > 0 && { timeoutMs: timeout }),
    ...(typeof headers === 'object' &&
      headers && { headers: Object.fromEntries(new Headers(headers as HeadersInit)) }),
  }
}

/** The proxy serves known projects only. Other servers do not learn which project this is. */
function withProjectId(url: string, rpcProxy: string, projectId: string): string {
  if (!projectId || !URL.canParse(url) || !URL.canParse(rpcProxy)) return url
  const parsed = new URL(url)
  if (parsed.host !== new URL(rpcProxy).host || parsed.searchParams.has('projectId')) return url
  parsed.searchParams.set('projectId', projectId)
  return parsed.href
}

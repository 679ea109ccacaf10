import type { Namespace } from '../../namespaces/Namespace.ts'
import type { CaipNetwork } from '../../networks/Network.ts'

/** What a wallet is asked to approve for one namespace. */
export interface ProposedNamespace {
  chains: string[]
  methods: string[]
  events: string[]
  /** First RPC URL by chain id without its namespace: reads go there instead of to the wallet. */
  rpcMap: Record<string, string>
}

/** The proposal for some networks: one entry per namespace, with the methods of that family. */
export function createProposal(
  namespaces: readonly Namespace[],
  networks: readonly CaipNetwork[],
): Record<string, ProposedNamespace> {
  const entries = namespaces.flatMap(({ name, pairing }) => {
    const own = networks.filter(({ chainNamespace }) => chainNamespace === name)
    if (!pairing || own.length === 0) return []
    const rpcUrls = own.flatMap(({ id, rpcUrls }) => {
      const [url] = rpcUrls.default?.http ?? []
      return url ? [[String(id), url] as const] : []
    })
    const proposed: ProposedNamespace = {
      chains: own.map(({ caipNetworkId }) => caipNetworkId),
      methods: [...pairing.methods],
      events: [...pairing.events],
      rpcMap: Object.fromEntries(rpcUrls),
    }
    return [[name, proposed] as const]
  })
  return Object.fromEntries(entries)
}

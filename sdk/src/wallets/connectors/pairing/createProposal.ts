import type { Namespace } from '../../../chains/namespaces/Namespace.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import type { OptionData } from '../../../foundation/options/OptionData.ts'

/** Proposal to a wallet for one namespace. */
export interface ProposedNamespace {
  chains: string[]
  methods: string[]
  events: string[]
  /** First RPC URL by chain id without its namespace: reads go there instead of to the wallet. */
  rpcMap: Record<string, string>
  /** Chain id without its namespace, where the client starts. */
  defaultChain?: string
}

export type ProposedNamespaces = Record<string, ProposedNamespace>

/** Lists of the host app that replace the kit's own as a whole, per namespace. */
type Override = OptionData['universalProviderConfigOverride']

/** The proposal for some networks: one entry per namespace, with the methods of that family. */
export function createProposal(
  namespaces: readonly Namespace[],
  networks: readonly CaipNetwork[],
  override?: Override,
): ProposedNamespaces {
  const entries = namespaces.flatMap(({ name, pairing }) => {
    const own = networks.filter(({ chainNamespace }) => chainNamespace === name)
    if (!pairing || own.length === 0) return []
    const rpcUrls = own.flatMap(({ id, rpcUrls }) => {
      const [url] = rpcUrls.default?.http ?? []
      return url ? [[String(id), url] as const] : []
    })
    const ids = own.map(({ caipNetworkId }) => caipNetworkId)
    const proposed: ProposedNamespace = {
      // Wallets of some years know a network by its former id only.
      chains: [...ids, ...ids.flatMap((id) => pairing.formerIds?.[id] ?? [])],
      methods: [...pairing.methods],
      events: [...pairing.events],
      rpcMap: Object.fromEntries(rpcUrls),
    }
    return [[name, proposed] as const]
  })
  const proposal = Object.fromEntries(entries)
  return override ? applyOverride(proposal, namespaces, override) : proposal
}

function applyOverride(
  proposal: ProposedNamespaces,
  namespaces: readonly Namespace[],
  { methods = {}, chains = {}, events = {}, rpcMap = {}, defaultChain }: NonNullable<Override>,
): ProposedNamespaces {
  const urls = Object.entries(rpcMap).map(([id, url]) => [...split(id), url] as const)
  const named = [...Object.keys(proposal), ...[methods, chains, events].flatMap(Object.keys)]
  const names = [...new Set([...named, ...urls.map(([name]) => name)])]
  const entries = names.map((name) => {
    const base = proposal[name] ?? createEmpty(namespaces.find((namespace) => namespace.name === name))
    const ownUrls = urls.filter(([owner]) => owner === name).map(([, id, url]) => [id, url])
    const [defaultNamespace, defaultId] = split(defaultChain ?? '')
    const overridden: ProposedNamespace = {
      chains: [...(chains[name] ?? base.chains)],
      methods: [...(methods[name] ?? base.methods)],
      events: [...(events[name] ?? base.events)],
      rpcMap: ownUrls.length > 0 ? Object.fromEntries(ownUrls) : base.rpcMap,
      ...(defaultNamespace === name && { defaultChain: defaultId }),
    }
    return [name, overridden]
  })
  return Object.fromEntries(entries)
}

function createEmpty(namespace: Namespace | undefined): ProposedNamespace {
  const { methods = [], events = [] } = namespace?.pairing ?? {}
  return { chains: [], methods: [...methods], events: [...events], rpcMap: {} }
}

function split(caipNetworkId: string): readonly [namespace: string, id: string] {
  const [namespace = '', id = ''] = caipNetworkId.split(':')
  return [namespace, id]
}

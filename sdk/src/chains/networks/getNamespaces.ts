import type { ChainNamespace } from './Caip.ts'
import type { CaipNetwork } from './Network.ts'

/** The namespaces of some networks, each once, in their order. */
export function getNamespaces(networks: readonly CaipNetwork[]): readonly ChainNamespace[] {
  return [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
}

import type { ChainNamespace } from './Caip.ts'
import type { NetworksState } from './NetworksState.ts'

/** The namespaces of the networks that the host offers. */
export function getNamespaces({ requested }: Pick<NetworksState, 'requested'>): readonly ChainNamespace[] {
  return [...new Set(requested.map(({ chainNamespace }) => chainNamespace))]
}

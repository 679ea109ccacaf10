import type { CaipNetworkId, ChainNamespace } from './Caip.ts'

/** The namespace of a CAIP-2 id of one of the kit's own networks. */
export function getNamespace(id: CaipNetworkId): ChainNamespace {
  return id.slice(0, id.indexOf(':')) as ChainNamespace
}

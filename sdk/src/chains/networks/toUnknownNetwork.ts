import { namespaceTraits } from '../namespaces/families/traits.ts'
import type { CaipNetworkId } from './Caip.ts'
import { getNamespace } from './getNamespace.ts'
import type { CaipNetwork } from './Network.ts'

/** Represents a network that the wallet is on and that the host does not offer. */
export function toUnknownNetwork(caipNetworkId: CaipNetworkId): CaipNetwork {
  const reference = caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
  const chainNamespace = getNamespace(caipNetworkId)
  return {
    id: namespaceTraits[chainNamespace]?.hasNumericIds ? Number(reference) : reference,
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    chainNamespace,
    caipNetworkId,
  }
}

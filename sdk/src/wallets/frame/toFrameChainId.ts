import { namespaceTraits } from '../../chains/namespaces/families/traits.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'

/** A network as the frame names it: a number where the family counts its chains, else the CAIP-2 id. */
export function toFrameChainId(id: CaipNetworkId): string | number {
  return namespaceTraits[getNamespace(id)]?.hasNumericIds ? Number(id.slice(id.indexOf(':') + 1)) : id
}

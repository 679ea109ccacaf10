import { defaultNamespace, namespaceTraits } from '../namespaces/traits.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import { getNamespace } from '../networks/getNamespace.ts'

/** A network as the frame names it: a number where the family counts its chains, else the CAIP-2 id. */
export function toFrameChainId(id: CaipNetworkId): string | number {
  return namespaceTraits[getNamespace(id)]?.hasNumericIds ? Number(id.slice(id.indexOf(':') + 1)) : id
}

/** A network as the kit names it. */
export function toCaipNetworkId(chainId: string | number): CaipNetworkId | undefined {
  const text = String(chainId)
  if (/^\d+$/.test(text)) return `${defaultNamespace}:${text}`
  return text.includes(':') ? (text as CaipNetworkId) : undefined
}

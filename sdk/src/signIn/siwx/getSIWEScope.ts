import { namespaceTraits } from '../../chains/namespaces/families/traits.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { SIWEConfig } from './SIWEConfig.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

/** Accounts that an older plug-in signs in, and the scope of its sessions. */
export function getSIWEScope(
  siwe: Pick<SIWEConfig, 'signOutOnNetworkChange'>,
): Pick<SIWXConfig, 'supports' | 'sessionScope'> {
  return {
    supports: (chainId) => toChainId(chainId) !== undefined,
    sessionScope: siwe.signOutOnNetworkChange === false ? 'account' : 'network',
  }
}

/** The plug-in knows networks by number, so it serves the families that number theirs. */
export function toChainId(id: CaipNetworkId): number | undefined {
  const reference = id.slice(id.indexOf(':') + 1)
  return namespaceTraits[getNamespace(id)]?.hasNumericIds ? Number(reference) : undefined
}

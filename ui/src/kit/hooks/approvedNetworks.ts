import type { AppKit, CaipNetwork } from '@wallet-kit/sdk'
import { supportsAllNetworks } from '@wallet-kit/sdk/actions'

/** Whether the connected wallet may be asked to move to a network: a paired wallet only to those of its session. */
export function isApproved(kit: AppKit, { caipNetworkId, chainNamespace: namespace }: CaipNetwork): boolean {
  return (
    supportsAllNetworks(kit, { namespace }) ||
    kit.getApprovedCaipNetworkIds(namespace).includes(caipNetworkId)
  )
}

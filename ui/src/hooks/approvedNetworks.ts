import type { AppKit, CaipNetwork, ChainNamespace } from '@wallet-kit/sdk'

/** The name under which MetaMask's app pairs. Its sessions name a few networks, and it adds others when it is asked. */
const unlimitedWallet = 'MetaMask Wallet'

/** Whether any network of a namespace may be requested from its wallet. */
export function supportsAllNetworks(kit: AppKit, namespace?: ChainNamespace): boolean {
  return (
    kit.getApprovedCaipNetworkIds(namespace).length === 0 ||
    kit.getWalletInfo(namespace)?.name === unlimitedWallet
  )
}

/** Whether the connected wallet may be asked to move to a network: a paired wallet only to those of its session. */
export function isApproved(kit: AppKit, { caipNetworkId, chainNamespace }: CaipNetwork): boolean {
  return (
    supportsAllNetworks(kit, chainNamespace) ||
    kit.getApprovedCaipNetworkIds(chainNamespace).includes(caipNetworkId)
  )
}

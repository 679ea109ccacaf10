import type { Network } from '../../chains/networks/Network.ts'
import { toCaipNetworkId } from '../../chains/networks/toCaipNetwork.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from './WalletsContext.ts'

export interface SwitchNetworkParameters {
  /** One of the kit's networks; viem's chain object will do. */
  readonly network: Pick<Network, 'id' | 'chainNamespace' | 'caipNetworkId'>
}

/**
 * Moves to another network. A connected wallet is asked first, and again to add the network when it does
 * not know it; until it agrees, nothing changes. Before a wallet is connected the network becomes active
 * immediately. The network is remembered as the visitor's choice of its family, across reloads and disconnects: the
 * wallet that connects next is asked to move there. A wallet that declines, or that its user moves elsewhere, ends the
 * choice. An unknown network raises the alert 'Network Not Found' and changes nothing.
 *
 * @throws WalletKitError `USER_REJECTED`, `CHAIN_NOT_SUPPORTED`, `WALLET_REQUEST_PENDING`, `NOT_CONNECTED`, or
 * `NETWORK_SWITCH_SUPERSEDED` when a later call has moved to another network
 *
 * @example
 * import { polygon } from '@wallet-kit/sdk/networks'
 * await switchNetwork(kit, { network: polygon })
 */
export async function switchNetwork(
  { _internal: context }: KitHandle<WalletsContext>,
  { network }: SwitchNetworkParameters,
): Promise<void> {
  const connections = context.connections ?? (await context.loadConnections())
  await connections.switchNetwork(toCaipNetworkId(network))
}

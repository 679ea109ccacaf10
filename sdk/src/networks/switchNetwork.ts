import type { AppKit } from '../AppKit.ts'
import { getEngine } from '../connection/getEngine.ts'
import { createLateError } from '../errors/createLateError.ts'
import type { CaipNetworkId } from './Caip.ts'
import { moveWallet } from './moveWallet.ts'
import type { Network } from './Network.ts'

export interface SwitchNetworkParameters {
  /** One of the kit's networks; viem's chain object will do. */
  readonly network: Pick<Network, 'id' | 'chainNamespace' | 'caipNetworkId'>
}

/**
 * Moves to another network. A connected wallet is asked first, and again to add the network when it does
 * not know it; until it agrees, nothing changes. Before anybody is connected the network is taken at once, and
 * the wallet that connects next is asked to move there. An unknown network raises the alert 'Network Not Found'
 * and changes nothing.
 *
 * @throws WalletKitError `USER_REJECTED`, `CHAIN_NOT_SUPPORTED`, `WALLET_REQUEST_PENDING`
 *
 * @example
 * import { polygon } from '@wallet-kit/sdk/networks'
 * await switchNetwork(kit, { network: polygon })
 */
export async function switchNetwork(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { network }: SwitchNetworkParameters,
): Promise<void> {
  const namespace = network.chainNamespace ?? 'eip155'
  const id: CaipNetworkId = network.caipNetworkId ?? `${namespace}:${network.id}`
  const target = kit.networks.find(id)
  if (!target) return kit.notices.alert(createLateError('NETWORK_TO_SWITCH_NOT_FOUND'))

  const connector = kit.getConnector(namespace)
  if (!connector) {
    kit.networks.choose(id)
    return kit.modal.settle()
  }
  await moveWallet(kit, getEngine(kit), connector, target)
}

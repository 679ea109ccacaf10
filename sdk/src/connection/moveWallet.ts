import { createLateError } from '../errors/createLateError.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { MoveWalletParameters } from './Connections.ts'

/**
 * Asks a connected wallet to move to a network. Until it agrees, nothing changes.
 *
 * @param follow makes the network the active one, once the wallet is there
 */
export async function moveWallet(
  context: ConnectionContext,
  { connector, network }: MoveWalletParameters,
  follow: () => void,
): Promise<void> {
  const { networks, stores, namespaces, getConnector } = context
  const { chainNamespace: namespace, caipNetworkId } = network
  networks.setSwitching(caipNetworkId)
  try {
    const provider = connector.getProvider(namespace)
    if (!provider) throw createLateError('NOT_CONNECTED')
    await (await namespaces.load(namespace)).switchNetwork(provider, network)
    if (getConnector(namespace)?.id !== connector.id) throw createLateError('NOT_CONNECTED')
    // The wallet's own report may come earlier, later or never.
    follow()
  } finally {
    if (stores.networks.getState().switching === caipNetworkId) networks.setSwitching(undefined)
  }
}

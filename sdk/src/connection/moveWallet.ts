import { createLateError } from '../errors/createLateError.ts'
import { withMethod } from '../namespaces/withMethod.ts'
import { setSwitching } from '../networks/activeNetwork.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { MoveWalletParameters } from './Connections.ts'
import { whileConnected } from './whileConnected.ts'

/**
 * Asks a connected wallet to move to a network. Until it agrees, nothing changes.
 *
 * @param destroyed ends the questions to the wallet
 * @param follow makes the network the active one, once the wallet is there
 */
export async function moveWallet(
  context: ConnectionContext,
  { connector, network }: MoveWalletParameters,
  destroyed: AbortSignal,
  follow: () => void,
): Promise<void> {
  const { stores, namespaces, getConnector } = context
  const { chainNamespace: namespace, caipNetworkId } = network
  setSwitching(stores, caipNetworkId)
  try {
    const provider = connector.getProvider(namespace)
    if (!provider) throw createLateError('NOT_CONNECTED')
    await whileConnected(context, namespace, destroyed, async (signal) => {
      const { switchNetwork } = withMethod(await namespaces.load(namespace), 'switchNetwork')
      await switchNetwork(provider, network, signal)
    })
    if (getConnector(namespace)?.id !== connector.id) throw createLateError('NOT_CONNECTED')
    // The wallet's own report may come earlier, later or never.
    follow()
  } finally {
    if (stores.networks.getState().switching === caipNetworkId) setSwitching(stores, undefined)
  }
}

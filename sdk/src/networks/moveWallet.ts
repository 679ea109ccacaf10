import type { AppKitInternals } from '../AppKitInternals.ts'
import type { Engine } from '../connection/getEngine.ts'
import type { Connector } from '../connectors/Connector.ts'
import { createLateError } from '../errors/createLateError.ts'
import type { CaipNetwork } from './Network.ts'

/** Asks a connected wallet to move to a network, and follows it there. Until it agrees, nothing changes. */
export async function moveWallet(
  kit: AppKitInternals,
  { connections, getAdapter }: Pick<Engine, 'connections' | 'getAdapter'>,
  connector: Connector,
  network: CaipNetwork,
): Promise<void> {
  const { chainNamespace: namespace, caipNetworkId } = network
  kit.networks.setSwitching(caipNetworkId)
  try {
    await getAdapter(namespace).switchNetwork(connector, network)
    if (kit.getConnector(namespace) !== connector) throw createLateError('NOT_CONNECTED')
    // The wallet's own report may come earlier, later or never.
    connections.send(namespace, { type: 'chainChanged', caipNetworkId })
    // While the session of the new account is looked up, the view waits for the outcome.
    if (kit.stores.signIn.getState().status !== 'checking') kit.modal.settle()
  } finally {
    if (kit.stores.networks.getState().switching === caipNetworkId) kit.networks.setSwitching(undefined)
  }
}

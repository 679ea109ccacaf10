import { createLateError } from '../foundation/errors/createLateError.ts'
import type { ConnectedWallet } from '../namespaces/WalletAccess.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { findNetwork } from '../networks/findNetwork.ts'
import { toUnknownNetwork } from '../networks/toUnknownNetwork.ts'
import type { ConnectionContext } from './ConnectionContext.ts'

/**
 * The connected wallet of a namespace.
 *
 * @throws WalletKitError `NOT_CONNECTED`
 */
export function getConnectedWallet(
  { stores, getConnection, getConnector }: ConnectionContext,
  namespace: ChainNamespace,
): ConnectedWallet {
  const state = getConnection(namespace)
  const provider = getConnector(namespace)?.getProvider(namespace)
  if (state.status !== 'connected' || !provider) throw createLateError('NOT_CONNECTED')
  const { address, caipNetworkId } = state
  const network = findNetwork(stores.networks.getState(), caipNetworkId) ?? toUnknownNetwork(caipNetworkId)
  return { provider, address, network }
}

import { notConnected } from '@wallet-kit/clients/errors/constants'
import type { ConnectedWallet } from '../../chains/namespaces/WalletAccess.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { toUnknownNetwork } from '../../chains/networks/toUnknownNetwork.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { ConnectionContext } from './WalletsContext.ts'

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
  if (state.status !== 'connected' || !provider) throw createError(notConnected)
  const { address, caipNetworkId } = state
  const network = findNetwork(stores.networks.getState(), caipNetworkId) ?? toUnknownNetwork(caipNetworkId)
  return { provider, address, network }
}

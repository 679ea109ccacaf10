import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/** The name under which MetaMask's app pairs. Its sessions name a few networks, and it adds others when it is asked. */
const unlimitedWallet = 'MetaMask Wallet'

type Limits = Pick<Connector, 'getApprovedNetworkIds' | 'getWallet' | 'name'>

function isUnlimited(connector: Limits, namespace: ChainNamespace): boolean {
  const approved = connector.getApprovedNetworkIds?.(namespace) ?? []
  const { name } = connector.getWallet?.(namespace) ?? connector
  return approved.length === 0 || name === unlimitedWallet
}

/** Whether a connected wallet may be asked to move to a network: a paired wallet only to those of its session. */
export function mayMoveTo(
  connector: Limits,
  { caipNetworkId, chainNamespace }: Pick<CaipNetwork, 'caipNetworkId' | 'chainNamespace'>,
): boolean {
  return (
    isUnlimited(connector, chainNamespace) ||
    connector.getApprovedNetworkIds?.(chainNamespace)?.includes(caipNetworkId) === true
  )
}

export interface SupportsAllNetworksParameters {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Whether any network of a namespace may be requested from its wallet. A paired wallet has approved some
 * (`getApprovedCaipNetworkIds`), and refuses all others.
 *
 * @example
 * if (!supportsAllNetworks(kit)) showOnly(kit.getApprovedCaipNetworkIds())
 */
export function supportsAllNetworks(
  { _internal: { stores, getConnector } }: KitHandle<Pick<ConnectionContext, 'stores' | 'getConnector'>>,
  { namespace = stores.networks.getState().activeNamespace }: SupportsAllNetworksParameters = {},
): boolean {
  const connector = getConnector(namespace)
  return !connector || isUnlimited(connector, namespace)
}

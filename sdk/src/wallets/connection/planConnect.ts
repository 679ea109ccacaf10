import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Connector } from '../connectors/Connector.ts'
import { matchesConnectorId } from '../connectors/matchesConnectorId.ts'
import type { ConnectionContext } from './WalletsContext.ts'

export interface ConnectPlan {
  /** Namespaces that the wallet is asked for; none when it has answered for all of them before. */
  readonly asked: readonly ChainNamespace[]
  /** Namespaces whose present connection ends first. */
  readonly replaced: readonly ChainNamespace[]
}

/** Plans a connection of these namespaces of a wallet: the ones to ask and the connections to end. */
export function planConnect(
  { stores, getConnection }: Pick<ConnectionContext, 'stores' | 'getConnection'>,
  connector: Connector,
  namespaces: readonly ChainNamespace[],
  hasLogin = false,
): ConnectPlan {
  const isConnected = (name: ChainNamespace) => getConnection(name).status === 'connected'
  const own = (Object.keys(stores.connection.getState().namespaces) as ChainNamespace[]).filter((name) => {
    const state = getConnection(name)
    return state.status === 'connected' && matchesConnectorId(connector, state.connectorId)
  })
  // A login may be that of another person.
  if (hasLogin)
    return { asked: namespaces, replaced: [...new Set([...own, ...namespaces.filter(isConnected)])] }
  const missing = namespaces.filter((name) => !own.includes(name))
  if (!connector.sharesSession || connector.isExtensible)
    return { asked: missing, replaced: missing.filter(isConnected) }
  // A session is approved as a whole: what its wallet has left out before, it has declined.
  const hasAnswered = missing.length < namespaces.length && !missing.some(isConnected)
  if (hasAnswered) return { asked: [], replaced: [] }
  return { asked: namespaces, replaced: [...own, ...missing.filter(isConnected)] }
}

import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { ConnectionEffects } from './ConnectionEffects.ts'
import type { Connections } from './Connections.ts'
import { informWallet } from './informWallet.ts'

/**
 * Forgets the wallet of one namespace, with all that shares its session, or of all namespaces, and ends the
 * session on the server. The state is `disconnected` before this returns; the promise settles when the sign-out
 * has been tried. It never rejects: neither a silent wallet nor a server that is down can keep a visitor
 * connected.
 */
export async function forgetWallets(
  { stores, lifetime, getConnector }: ConnectionContext,
  effects: ConnectionEffects,
  connections: Pick<Connections, 'disconnect'>,
  namespace?: ChainNamespace,
): Promise<void> {
  if (lifetime.aborted) return
  const all = Object.keys(stores.connection.getState().namespaces) as ChainNamespace[]
  const shared = namespace && getConnector(namespace)?.sharesSession ? getConnector(namespace)?.id : undefined
  const leaving = all.filter(
    (name) => namespace === undefined || name === namespace || (shared && getConnector(name)?.id === shared),
  )
  const served = new Map<Connector, ChainNamespace[]>()
  for (const name of leaving) {
    const connector = getConnector(name)
    if (connector) served.set(connector, [...(served.get(connector) ?? []), name])
  }
  connections.disconnect(leaving)
  // Many wallets cannot revoke, and it changes nothing for the page: informed, not awaited.
  for (const [connector, names] of served) void informWallet(connector, names, effects)
  await effects.signedOut()
}

import { namespaceTraits } from '../../../chains/namespaces/families/traits.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import { getNamespaces } from '../../../chains/networks/getNamespaces.ts'
import { loadOnce } from '../../../foundation/platform/loadOnce.ts'
import type { Connector } from '../Connector.ts'
import type { ConnectorKind, ConnectorSink } from '../ConnectorKind.ts'
import { createLazyConnector } from '../createLazyConnector.ts'
import { trackReach } from '../trackReach.ts'
import type { AuthContext } from './AuthContext.ts'
import { authConnectorId } from './authConnectorId.ts'
import type { AuthBehaviour } from './createAuthBehaviour.ts'

/** The frame of a slow connection is not abandoned before its own limit. */
const restoreLimit = 25_000

/**
 * The wallet in the secure frame, for visitors who log in. Its code, and the frame, are loaded on first use.
 *
 * @param prepare loads what holds the wallet's requests, without which it is not handed out
 */
export function createAuthKind(context: AuthContext, prepare: () => Promise<void>): ConnectorKind {
  return { start: (_context, sink) => start(context, prepare, sink) }
}

function start(context: AuthContext, prepare: () => Promise<void>, sink: ConnectorSink): () => void {
  let behaviour: AuthBehaviour | undefined
  const load = loadOnce(async () => {
    const [{ createAuthBehaviour }] = await Promise.all([import('./use.ts'), prepare()])
    behaviour = createAuthBehaviour(context, trackReach(details, sink))
    return behaviour
  })
  const details = {
    id: authConnectorId,
    storedId: authConnectorId,
    formerStoredIds: ['AUTH'],
    name: 'Secure wallet',
    type: 'AUTH' as const,
    sharesSession: true,
    isExtensible: true,
    asksInFrame: true,
    restoreLimit,
    getWallet(namespace: ChainNamespace) {
      const login = context.getConnection(namespace).embeddedWalletInfo
      if (!login) return undefined
      const { user, authProvider: social } = login
      const identifier = (social !== 'email' && user.username) || user.email
      return { name: 'AUTH', social, ...(identifier && { identifier }) }
    },
    preferAccountType: async (namespace, type, signal) =>
      behaviour?.preferAccountType(namespace, type, signal),
    abortRequests: () => behaviour?.abortRequests(),
    get namespaces() {
      return getNamespaces(context.stores.networks.getState().requested).filter(
        (name) => namespaceTraits[name],
      )
    },
  } satisfies Partial<Connector>
  sink.add(createLazyConnector(details, load))
  return () => undefined
}

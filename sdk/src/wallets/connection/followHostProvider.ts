import { getNamespaces } from '../../chains/networks/getNamespaces.ts'
import { findPairing } from '../connectors/pairing/pairingKind.ts'
import type { Connections } from './Connections.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/** Adopts each session that the host app opens with its own pairing client, whether the modal is open or not. */
export function followHostProvider(
  { lifetime, stores }: Pick<ConnectionContext, 'lifetime' | 'stores'>,
  connections: Pick<Connections, 'restore'>,
): void {
  const { universalProvider: provider } = stores.options.getState()
  const follow = () => {
    const pairing = findPairing(stores.connectors.getState().connectors)
    const namespaces = getNamespaces(stores.networks.getState().requested)
    // Namespaces that are being connected take part in the attempt instead.
    if (pairing) void connections.restore(pairing.id, namespaces)
  }
  // The kit may have been destroyed while this code was loading.
  if (lifetime.aborted) return
  provider?.on('connect', follow)
  lifetime.addEventListener('abort', () => provider?.removeListener('connect', follow), { once: true })
}

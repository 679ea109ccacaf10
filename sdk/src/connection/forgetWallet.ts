import type { AppKitInternals } from '../AppKitInternals.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { Engine } from './getEngine.ts'

/**
 * Forgets the wallet of one namespace, or of all, and ends the session on the server. The state is
 * `disconnected` before this returns; the promise settles when the sign-out has been tried. It never rejects:
 * neither a silent wallet nor a server that is down can keep a visitor connected.
 */
export async function forgetWallet(
  kit: AppKitInternals,
  { connections, signIn, getAdapter }: Engine,
  namespace?: ChainNamespace,
): Promise<void> {
  const all = Object.keys(kit.stores.connection.getState().namespaces) as ChainNamespace[]
  for (const name of namespace ? [namespace] : all) {
    const connector = kit.getConnector(name)
    connections.disconnect(name)
    // Many wallets cannot revoke, and it changes nothing for the page: told, not awaited.
    if (connector)
      getAdapter(name)
        .disconnect(connector)
        .catch(() => undefined)
  }
  await signIn.settled()
}

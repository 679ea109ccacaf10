import { createError } from '../foundation/errors/createError.ts'
import { checkStorageVersion } from '../wallets/connection/checkStorageVersion.ts'
import { createAuthKind } from '../wallets/connectors/auth/authKind.ts'
import type { ConnectorKind } from '../wallets/connectors/ConnectorKind.ts'
import { loadDeferredKinds } from '../wallets/connectors/loadDeferredKinds.ts'
import { findPairing } from '../wallets/connectors/pairing/pairingKind.ts'
import type { KitContext } from './KitContext.ts'

/**
 * Starts the search for wallets outside of the page. Resolves once their kinds are known.
 *
 * @param loadRequests Loads the code that holds requests, before a wallet in the frame is handed out.
 */
export async function startWallets(context: KitContext, loadRequests: () => Promise<void>): Promise<void> {
  const { lifetime, notices, storage, stores } = context
  checkStorageVersion(storage)
  const authKind = createAuthKind(context, loadRequests)
  await startDeferredKinds(context, authKind)
  // A network that is added later may be the first one of its family.
  const stopWatching = stores.networks.subscribe(({ requested }, previous) => {
    if (requested !== previous.requested) void startDeferredKinds(context, authKind)
  })
  lifetime.addEventListener('abort', stopWatching)
  findPairing(stores.connectors.getState().connectors)?.onRefused((refusal) =>
    notices.alert(createError(refusal)),
  )
}

/** Never rejects. Kinds that have been started before are left as they are. */
async function startDeferredKinds(
  { connectors, stores }: KitContext,
  authKind: ConnectorKind,
): Promise<void> {
  const { requested } = stores.networks.getState()
  const options = stores.options.getState()
  if (options.services.frame !== false) connectors.start([authKind])
  connectors.start(await loadDeferredKinds(options, requested))
}

import { createError } from '../foundation/errors/createError.ts'
import { checkStorageVersion } from '../wallets/connection/checkStorageVersion.ts'
import { createAuthKind } from '../wallets/connectors/auth/authKind.ts'
import type { ConnectorKind } from '../wallets/connectors/ConnectorKind.ts'
import { getDeferredKinds } from '../wallets/connectors/deferredKinds.ts'
import { findPairing } from '../wallets/connectors/pairing/pairingKind.ts'
import type { KitContext } from './KitContext.ts'

/**
 * Starts the search for wallets outside of the page.
 *
 * @param loadRequests Loads the code that holds requests, before a wallet in the frame is handed out.
 */
export function startWallets(context: KitContext, loadRequests: () => Promise<void>): void {
  const { lifetime, notices, storage, stores } = context
  checkStorageVersion(storage)
  const authKind = createAuthKind(context, loadRequests)
  startDeferredKinds(context, authKind)
  // A network that is added later may be the first one of its family.
  const stopWatching = stores.networks.subscribe(({ requested }, previous) => {
    if (requested !== previous.requested) startDeferredKinds(context, authKind)
  })
  lifetime.addEventListener('abort', stopWatching)
  findPairing(stores.connectors.getState().connectors)?.onRefused((refusal) =>
    notices.alert(createError(refusal)),
  )
}

/** Kinds that have been started before are left as they are. */
function startDeferredKinds({ connectors, stores }: KitContext, authKind: ConnectorKind): void {
  const { requested } = stores.networks.getState()
  const options = stores.options.getState()
  if (options.services.frame !== false) connectors.start([authKind])
  connectors.start(getDeferredKinds(options, requested))
}

import { callsUnsupported, destroyed } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { Calls } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { Namespaces } from '../../createNamespaces.ts'

/** The part of a kit that sends several calls. */
export interface CallsContext extends ChainsContext {
  readonly namespaces: Namespaces
}

/**
 * Loads the code that sends several calls. Through the kit, which asks wallets by the same code: imported on its own, what both
 * share would be one more file for the modal to open with.
 *
 * @throws WalletKitError `CALLS_UNSUPPORTED` where the host app's own adapter has none, `DESTROYED`
 */
export async function loadCalls({ _internal: context }: KitHandle<CallsContext>): Promise<Calls> {
  if (context.lifetime.aborted) throw createError(destroyed)
  const { loadCalls: load } = await context.namespaces.load('eip155')
  if (!load) throw createError(callsUnsupported, { context: redactContext({ reason: 'on this network' }) })
  return load()
}

import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { warn } from '../../foundation/platform/warn.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { giveUpLoads } from './giveUpLoads.ts'
import type { WalletsContext } from './WalletsContext.ts'

export interface DisconnectParameters {
  /** Default: all namespaces. A namespace that shares a session with others disconnects them, too. */
  readonly namespace?: ChainNamespace
}

/**
 * Disconnects and signs out; attempts to connect are cancelled. The state stays `disconnected` after a reload; the
 * promise settles when the sign-out has been tried, and never rejects.
 *
 * @example
 * await disconnect(kit)
 */
export async function disconnect(
  { _internal: context }: KitHandle<WalletsContext>,
  { namespace }: DisconnectParameters = {},
): Promise<void> {
  giveUpLoads(context, namespace)
  if (Object.keys(context.stores.connection.getState().namespaces).length === 0) return
  try {
    const connections = context.connections ?? (await context.loadConnections())
    await connections.forget(namespace)
  } catch (error) {
    if (!context.lifetime.aborted) warn('Code failed to load.', error)
  }
}

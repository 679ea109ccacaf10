import type { AppKit } from '../AppKit.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { getEngine } from './getEngine.ts'

export interface DisconnectParameters {
  /** Default: all namespaces. */
  readonly namespace?: ChainNamespace
}

/**
 * Disconnects and signs out. The state is `disconnected` at once and stays so after a reload; the promise
 * settles when the sign-out has been tried, and never rejects.
 *
 * @example
 * await disconnect(kit)
 */
export function disconnect(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { namespace }: DisconnectParameters = {},
): Promise<void> {
  return getEngine(kit).forget(namespace)
}

import type { AppKit } from '../AppKit.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { getEngine } from './getEngine.ts'

export interface CancelConnectParameters {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace
}

/**
 * Gives up an unanswered `connect` at once; the wallet's late answer is ignored. A connection stays.
 *
 * @example
 * cancelConnect(kit)
 */
export function cancelConnect(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { namespace }: CancelConnectParameters = {},
): void {
  getEngine(kit).connections.cancel(namespace ?? kit.stores.networks.getState().activeNamespace)
}

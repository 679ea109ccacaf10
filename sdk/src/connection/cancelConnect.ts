import type { KitHandle } from '../stores/KitHandle.ts'
import type { ConnectContext } from './ConnectionContext.ts'

/**
 * Gives up the attempt to connect that is in progress, or dismisses the one that has failed; the wallet's late
 * answer is ignored. A connection stays.
 *
 * @example
 * cancelConnect(kit)
 */
export function cancelConnect({ _internal: context }: KitHandle<ConnectContext>): void {
  // There is no attempt before the code for it is loaded.
  context.connections?.cancel()
}

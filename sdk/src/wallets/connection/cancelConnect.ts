import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { giveUpLoads } from './giveUpLoads.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * Cancels the attempt to connect that is in progress, or dismisses the one that has failed; the wallet's late answer is
 * ignored. A connection stays.
 *
 * @example
 * cancelConnect(kit)
 */
export function cancelConnect({ _internal: context }: KitHandle<WalletsContext>): void {
  if (context.connections) context.connections.cancel()
  else giveUpLoads(context)
}

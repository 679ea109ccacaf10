import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * Cancels calls that wait for the code that asks wallets: there is no attempt yet that could be cancelled.
 *
 * @param namespace Cancels only calls that ask for this family.
 */
export function giveUpLoads(
  { pendingLoads }: Pick<WalletsContext, 'pendingLoads'>,
  namespace?: ChainNamespace,
): void {
  for (const giveUp of pendingLoads) giveUp(namespace)
}

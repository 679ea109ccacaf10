import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { ConnectContext } from './ConnectionContext.ts'

/**
 * Gives up what waits for the code that asks wallets: there is no attempt yet that could be cancelled.
 *
 * @param namespace Gives up only what asks for this family.
 */
export function giveUpWaiting(
  { givenUp }: Pick<ConnectContext, 'givenUp'>,
  namespace?: ChainNamespace,
): void {
  givenUp.push(namespace)
}

import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { ConnectContext } from './ConnectionContext.ts'

/**
 * To be called before the code that asks wallets is loaded. Not beside `giveUpWaiting`, which is part of the first load.
 *
 * @returns whether what asks for these families has been given up since; by default, whether anything has
 */
export function watchGivenUp({
  givenUp,
}: Pick<ConnectContext, 'givenUp'>): (namespaces?: readonly ChainNamespace[]) => boolean {
  const before = givenUp.length
  return (namespaces) => givenUp.slice(before).some((name) => !name || (namespaces?.includes(name) ?? true))
}

import type { GetWalletsQuery } from '@wallet-kit/clients/wallet-directory/types'
import { defineKitState, getKitState, type KitStateContext } from '../../foundation/stores/kitState.ts'
import type { SafeWalletsReply } from './walletsReply.ts'

/** How long the first view shows what it knows without asking again, in ms: as long as the query cache keeps what nothing shows. */
const knownLimit = 300_000

export interface KnownWallets {
  readonly reply: SafeWalletsReply
  /** When it was read, in ms since the epoch. */
  readonly at: number
}

/** The last replies to the queries of the first view, by query. The query cache begins with them. */
const known = defineKitState(() => new Map<string, KnownWallets>())

export function getKnownWallets(
  context: KitStateContext,
  query: GetWalletsQuery | undefined,
): KnownWallets | undefined {
  const found = getKitState(context, known).get(JSON.stringify(query))
  // A reply dated in the future was read before the clock was set back.
  return found && Math.abs(Date.now() - found.at) < knownLimit ? found : undefined
}

export function keepWallets(context: KitStateContext, query: GetWalletsQuery, reply: SafeWalletsReply): void {
  getKitState(context, known).set(JSON.stringify(query), { reply, at: Date.now() })
}

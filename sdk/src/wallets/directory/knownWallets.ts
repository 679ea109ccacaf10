import type { GetWalletsQuery } from '@wallet-kit/clients/wallet-directory/types'
import { defineSlot, readSlot, type SlotContext } from '../../foundation/stores/slots.ts'
import type { SafeWalletsReply } from './walletsReply.ts'

/** How long the first view shows what it knows without asking again, in ms: as long as the query cache keeps what nothing shows. */
const knownLimit = 300_000

export interface KnownWallets {
  readonly reply: SafeWalletsReply
  /** When it was read, in ms since the epoch. */
  readonly at: number
}

/** The last replies to the queries of the first view, by query. The query cache begins with them. */
const known = defineSlot(() => new Map<string, KnownWallets>())

export function getKnownWallets(
  context: SlotContext,
  query: GetWalletsQuery | undefined,
): KnownWallets | undefined {
  const found = readSlot(context, known).get(JSON.stringify(query))
  // A reply dated in the future was read before the clock was set back.
  return found && Math.abs(Date.now() - found.at) < knownLimit ? found : undefined
}

export function keepWallets(context: SlotContext, query: GetWalletsQuery, reply: SafeWalletsReply): void {
  readSlot(context, known).set(JSON.stringify(query), { reply, at: Date.now() })
}

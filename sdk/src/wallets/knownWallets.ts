import type { GetWalletsQuery } from '@wallet-kit/clients/wallet-directory/types'
import { defineSlot, readSlot, type SlotContext } from '../stores/slots.ts'
import type { SafeWalletsReply } from './walletsReply.ts'

/** What the first view has read of the directory, by query. The query cache begins with it. */
const known = defineSlot(() => new Map<string, SafeWalletsReply>())

export function getKnownWallets(
  context: SlotContext,
  query: GetWalletsQuery | undefined,
): SafeWalletsReply | undefined {
  return readSlot(context, known).get(JSON.stringify(query))
}

export function keepWallets(context: SlotContext, query: GetWalletsQuery, reply: SafeWalletsReply): void {
  readSlot(context, known).set(JSON.stringify(query), reply)
}

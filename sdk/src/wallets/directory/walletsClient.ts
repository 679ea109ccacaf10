import { type Client, getWallets } from '@wallet-kit/clients/wallet-directory/client'
import type { GetWalletsQuery, GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import { assertSafe, withSafeReplies } from '../../foundation/query/safeReplies.ts'
import { getDirectory } from './getDirectory.ts'
import { keepWallets } from './knownWallets.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { type SafeWalletsReply, toSafeWalletList } from './walletsReply.ts'

/** What the client does with replies to one query. */
export interface WalletsReplyRules {
  /** Default: {@link toSafeWalletList}. */
  makeSafe?(query: GetWalletsQuery, reply: GetWalletsReply): SafeWalletsReply
  alongside?(signal: AbortSignal | undefined): Promise<unknown>
  /** The first view shows it: whoever reads it, the reply is kept for that. */
  readonly isKept?: true
}

/** A part of the directory. Without a query, nothing is requested. */
export interface WalletsRequest extends WalletsReplyRules {
  readonly query: GetWalletsQuery | undefined
}

/** The directory's client for calls with one query, whatever the page. */
export function createWalletsClient(
  context: WalletsContext,
  query: GetWalletsQuery,
  { makeSafe = toSafeWalletList, alongside, isKept }: WalletsReplyRules = {},
): Client {
  return withSafeReplies(context, getDirectory(context), {
    makeSafe(reply: GetWalletsReply) {
      const safe = makeSafe(query, reply)
      if (isKept) keepWallets(context, query, safe)
      return safe
    },
    ...(alongside && { alongside }),
  })
}

/** Requests a part of the directory, once. */
export async function requestWallets(
  context: WalletsContext,
  query: GetWalletsQuery,
  rules: WalletsReplyRules,
): Promise<SafeWalletsReply> {
  const reply = await getWallets(createWalletsClient(context, query, rules), { query })
  return assertSafe<GetWalletsReply, SafeWalletsReply>(context, reply)
}

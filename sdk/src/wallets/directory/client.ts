import { type Client, createClient, getWallets } from '@wallet-kit/clients/wallet-directory/client'
import type { GetWalletsQuery, GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import { getClientOptions } from '../../foundation/query/getClientOptions.ts'
import { assertSafe, withSafeReplies } from '../../foundation/query/safeReplies.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import { defineKitState, getKitState, type KitStateContext } from '../../foundation/stores/kitState.ts'
import type { DirectoryContext } from './DirectoryContext.ts'
import { getExcludedWallets } from './excludedWallets.ts'
import { type SafeWalletsReply, toSafeWalletList, toSafeWallets } from './walletsReply.ts'

const directory = defineKitState(
  (context: FoundationContext): Client => createClient(getClientOptions(context, 'walletDirectory')),
)

/** The client of the wallet directory. Its calls throw the kit's errors. */
export function getDirectory(context: FoundationContext): Client {
  return getKitState(context, directory)
}

/** Lifetime of known pages in the first view, in ms: as long as the query cache keeps unused data. */
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

function keepWallets(context: KitStateContext, query: GetWalletsQuery, reply: SafeWalletsReply): void {
  getKitState(context, known).set(JSON.stringify(query), { reply, at: Date.now() })
}

/** Rules of the client for replies to one query. */
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
  context: DirectoryContext,
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
  context: DirectoryContext,
  query: GetWalletsQuery,
  rules: WalletsReplyRules,
): Promise<SafeWalletsReply> {
  const reply = await getWallets(createWalletsClient(context, query, rules), { query })
  return assertSafe<GetWalletsReply, SafeWalletsReply>(context, reply)
}

/** Looks up the names of the wallets of `excludeWalletIds`, so that installed ones can be hidden. */
export async function fetchExcludedWallets(
  context: DirectoryContext,
  query: GetWalletsQuery,
  signal: AbortSignal | undefined,
): Promise<void> {
  const reply = await getWallets(getDirectory(context), { query }, { signal })
  const { wallets } = toSafeWallets(query, reply)
  const excluded = getExcludedWallets(context)
  for (const { rdns, name } of wallets) {
    if (!rdns) continue
    excluded.rdns.add(rdns)
    excluded.names.add(name.toLowerCase())
  }
}

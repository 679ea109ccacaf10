import { skipToken } from '@tanstack/query-core'
import type { Client } from '@wallet-kit/clients/wallet-directory/client'
import { getWalletsQueryKey, getWalletsQueryOptions } from '@wallet-kit/clients/wallet-directory/query'
import type {
  GetWalletsParameters,
  GetWalletsQuery,
  GetWalletsReply,
} from '@wallet-kit/clients/wallet-directory/types'
import type { Read, ReadOptions } from '../query/Read.ts'
import type { ServiceContext } from '../query/ServiceContext.ts'
import { assertSafe, withSafeReplies } from '../query/safeReplies.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'
import { getDirectory } from './getDirectory.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { type SafeWalletsReply, toSafeWalletList, type WalletsPage } from './walletsReply.ts'

/** A read of wallets of the directory, for the generated `useGetWallets`. */
export type WalletsRead = Read<Client, GetWalletsParameters, ReadOptions<GetWalletsReply, WalletsPage>>

const none: WalletsPage = { wallets: [], count: 0, dropped: 0 }

/** What one read does differently from others. */
interface WalletsReadBehaviour {
  /** Default: {@link toSafeWalletList}. */
  makeSafe?(query: GetWalletsQuery, reply: GetWalletsReply): SafeWalletsReply
  alongside?(signal: AbortSignal | undefined): Promise<unknown>
}

// Of one identity for each kit, so that the cache selects a reply once.
const select = defineSlot(
  (context: ServiceContext) =>
    (reply: GetWalletsReply): WalletsPage =>
      assertSafe<GetWalletsReply, SafeWalletsReply>(context, reply),
)

/** Creates the read of a part of the directory; nothing is requested without a query. */
export function createWalletsRead(
  context: WalletsContext,
  query: GetWalletsQuery | undefined,
  behaviour: WalletsReadBehaviour = {},
): WalletsRead {
  return {
    client: createWalletsClient(context, query ?? {}, behaviour),
    parameters: query ? { query } : skipToken,
    options: {
      select: readSlot(context, select),
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
  }
}

/** The directory's client for calls with one query, whatever the page. */
export function createWalletsClient(
  context: WalletsContext,
  query: GetWalletsQuery,
  { makeSafe = toSafeWalletList, alongside }: WalletsReadBehaviour = {},
): Client {
  return withSafeReplies(context, getDirectory(context), {
    makeSafe: (reply: GetWalletsReply) => makeSafe(query, reply),
    ...(alongside && { alongside }),
  })
}

/** The read as options of a query, whose function returns what may be shown. */
export function toWalletsQueryOptions({ client, parameters, options }: WalletsRead) {
  const { select, structuralSharing, staleTime } = options
  if (parameters === skipToken) {
    const queryKey: readonly unknown[] = [...getWalletsQueryKey(), 'none']
    return { queryKey, queryFn: async () => none, structuralSharing, staleTime }
  }
  const { queryKey, queryFn } = getWalletsQueryOptions(client, parameters)
  return {
    queryKey: queryKey as readonly unknown[],
    queryFn: async (call: { readonly signal: AbortSignal }) => select(await queryFn(call)),
    structuralSharing,
    staleTime,
  }
}

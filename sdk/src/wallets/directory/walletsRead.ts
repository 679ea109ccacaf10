import { skipToken } from '@tanstack/query-core'
import type { Client } from '@wallet-kit/clients/wallet-directory/client'
import { getWalletsQueryKey, getWalletsQueryOptions } from '@wallet-kit/clients/wallet-directory/query'
import type { GetWalletsParameters, GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import type { Read, ReadOptions } from '../../foundation/query/Read.ts'
import type { ServiceContext } from '../../foundation/query/ServiceContext.ts'
import { assertSafe } from '../../foundation/query/safeReplies.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { getKnownWallets } from './knownWallets.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { createWalletsClient, type WalletsRequest } from './walletsClient.ts'
import type { SafeWalletsReply, WalletsPage } from './walletsReply.ts'

/** A read of wallets of the directory, for the generated `useGetWallets`. */
export type WalletsRead = Read<Client, GetWalletsParameters, ReadOptions<GetWalletsReply, WalletsPage>>

const none: WalletsPage = { wallets: [], count: 0, dropped: 0 }

// Of one identity for each kit, so that the cache selects a reply once.
const select = defineKitState(
  (context: ServiceContext) =>
    (reply: GetWalletsReply): WalletsPage =>
      assertSafe<GetWalletsReply, SafeWalletsReply>(context, reply),
)

/** Creates the read of a part of the directory. */
export function createWalletsRead(context: WalletsContext, { query, ...rules }: WalletsRequest): WalletsRead {
  return {
    client: createWalletsClient(context, query ?? {}, rules),
    parameters: query ? { query } : skipToken,
    options: {
      select: getKitState(context, select),
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
      initialData: () => getKnownWallets(context, query)?.reply,
      initialDataUpdatedAt: () => getKnownWallets(context, query)?.at,
    },
  }
}

/** The read as options of a query, whose function returns what may be shown. */
export function toWalletsQueryOptions({ client, parameters, options }: WalletsRead) {
  const { select, structuralSharing, staleTime, initialData, initialDataUpdatedAt } = options
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
    ...(initialData && { initialData: initialData as () => WalletsPage | undefined }),
    ...(initialDataUpdatedAt && { initialDataUpdatedAt }),
  }
}

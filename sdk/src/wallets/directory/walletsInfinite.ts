import type { InfiniteData } from '@tanstack/query-core'
import { type Client, getWallets } from '@wallet-kit/clients/wallet-directory/client'
import { getWalletsInfiniteQueryKey } from '@wallet-kit/clients/wallet-directory/query'
import type { GetWalletsParameters, GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import type { Read, ReadOptions } from '../../foundation/query/Read.ts'
import { assertSafe } from '../../foundation/query/safeReplies.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { getDirectoryFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { createWalletsClient } from './walletsClient.ts'
import type { SafeWalletsReply, WalletsPage } from './walletsReply.ts'

/** Wallets of one page. */
export const walletsPageSize = 40

/** The pages of the directory that have been read. */
export interface WalletsPages {
  readonly pages: readonly WalletsPage[]
  /** Whether another page is worth reading. */
  readonly hasMore: boolean
}

type CachedPages = InfiniteData<GetWalletsReply, number>

// Of one identity for each kit, so that the cache selects pages once.
const select = defineKitState((context: WalletsContext) => ({ pages }: CachedPages): WalletsPages => {
  const safe = pages.map((page) => assertSafe<GetWalletsReply, SafeWalletsReply>(context, page))
  return { pages: safe, hasMore: hasMore(safe, safe.length) }
})

/**
 * The read of the whole directory, 40 wallets a page, for the generated `useGetWalletsInfinite`. Stop where its data
 * has no more: the generated rule of paging would follow a directory that repeats itself.
 *
 * @example
 * const { client, parameters, options } = walletsInfiniteRead(kit)
 * const { data, fetchNextPage } = useGetWalletsInfinite(client, parameters, options)
 */
export function walletsInfiniteRead({ _internal: context }: KitHandle<WalletsContext>): Read<
  Client,
  GetWalletsParameters,
  ReadOptions<CachedPages, WalletsPages>
> & {
  readonly parameters: GetWalletsParameters
} {
  const query = getQuery(context)
  return {
    client: createWalletsClient(context, query),
    parameters: { query },
    options: {
      select: getKitState(context, select),
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
  }
}

/**
 * The whole directory, 40 wallets a page, for an infinite query. Wallets of `excludeWalletIds` are left out.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(walletsInfiniteQueryOptions(kit))
 */
export function walletsInfiniteQueryOptions({ _internal: context }: KitHandle<WalletsContext>) {
  const query = getQuery(context)
  const client = createWalletsClient(context, query)
  return {
    queryKey: getWalletsInfiniteQueryKey({ query }) as readonly unknown[],
    async queryFn({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) {
      const reply = await getWallets(client, { query: { ...query, page: pageParam } }, { signal })
      return assertSafe<GetWalletsReply, SafeWalletsReply>(context, reply) as WalletsPage
    },
    initialPageParam: 1,
    getNextPageParam: (_: WalletsPage, pages: readonly WalletsPage[], page: number) =>
      hasMore(pages, page) ? page + 1 : undefined,
    structuralSharing: false as const,
    staleTime: Number.POSITIVE_INFINITY,
  }
}

function getQuery(context: WalletsContext) {
  return { ...getDirectoryFilter(context), entries: walletsPageSize }
}

/** Whether the last page is not the end, and has a wallet of its own: a directory may repeat itself endlessly. */
function hasMore(pages: readonly WalletsPage[], page: number): boolean {
  const last = pages.at(-1)
  if (!last || page * walletsPageSize >= last.count) return false
  const known = new Set(pages.slice(0, -1).flatMap(({ wallets }) => wallets.map(({ id }) => id)))
  return last.wallets.some(({ id }) => !known.has(id))
}

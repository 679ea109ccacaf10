import { type InfiniteData, skipToken } from '@tanstack/query-core'
import { type Client, getWallets } from '@wallet-kit/clients/wallet-directory/client'
import {
  getWalletsInfiniteQueryKey,
  getWalletsQueryKey,
  getWalletsQueryOptions,
} from '@wallet-kit/clients/wallet-directory/query'
import type { GetWalletsParameters, GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import type { Read, ReadOptions } from '../../foundation/query/Read.ts'
import { assertSafe } from '../../foundation/query/safeReplies.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { createWalletsClient, getKnownWallets, type WalletsRequest } from './client.ts'
import type { DirectoryContext } from './DirectoryContext.ts'
import { featuredRequest, getDirectoryFilter, recommendedRequest, toIdQuery } from './request.ts'
import type { SafeWalletsReply, WalletsPage } from './walletsReply.ts'

/** A read of wallets of the directory, for the generated `useGetWallets`. */
export type WalletsRead = Read<Client, GetWalletsParameters, ReadOptions<GetWalletsReply, WalletsPage>>

const none: WalletsPage = { wallets: [], count: 0, dropped: 0 }

// Of one identity for each kit, so that the cache selects a reply once.
const selectPage = defineKitState(
  (context: FoundationContext) =>
    (reply: GetWalletsReply): WalletsPage =>
      assertSafe<GetWalletsReply, SafeWalletsReply>(context, reply),
)

/** Creates the read of a part of the directory. */
export function createWalletsRead(
  context: DirectoryContext,
  { query, ...rules }: WalletsRequest,
): WalletsRead {
  return {
    client: createWalletsClient(context, query ?? {}, rules),
    parameters: query ? { query } : skipToken,
    options: {
      select: getKitState(context, selectPage),
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
      initialData: () => getKnownWallets(context, query)?.reply,
      initialDataUpdatedAt: () => getKnownWallets(context, query)?.at,
    },
  }
}

/** The read as options of a query, whose function returns the safe reply. */
function toWalletsQueryOptions({ client, parameters, options }: WalletsRead) {
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

/**
 * The read of the wallets of `featuredWalletIds`, in that order, for the generated `useGetWallets`. Its parameters are
 * the skip token when there are none.
 *
 * @example
 * const { client, parameters, options } = featuredWalletsRead(kit)
 * const { data } = useGetWallets(client, parameters, options)
 */
export function featuredWalletsRead({ _internal: context }: KitHandle<DirectoryContext>): WalletsRead {
  return createWalletsRead(context, featuredRequest(context))
}

/**
 * The wallets of `featuredWalletIds`, in that order. Nothing is requested when there are none.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(featuredWalletsQueryOptions(kit))
 */
export function featuredWalletsQueryOptions(kit: KitHandle<DirectoryContext>) {
  return toWalletsQueryOptions(featuredWalletsRead(kit))
}

/**
 * The read of {@link recommendedWalletsQueryOptions}, for the generated `useGetWallets`.
 *
 * @example
 * const { client, parameters, options } = recommendedWalletsRead(kit)
 * const { data } = useGetWallets(client, parameters, options)
 */
export function recommendedWalletsRead({ _internal: context }: KitHandle<DirectoryContext>): WalletsRead {
  return createWalletsRead(context, recommendedRequest(context))
}

/**
 * The directory's first 4 wallets, without excluded and featured ones, and how many there are in all. With
 * `excludeWalletIds` it also learns under which rdns those announce themselves (see `getShownConnectors`).
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(recommendedWalletsQueryOptions(kit))
 */
export function recommendedWalletsQueryOptions(kit: KitHandle<DirectoryContext>) {
  return toWalletsQueryOptions(recommendedWalletsRead(kit))
}

export interface WalletByIdParameters {
  /** Of the wallet in the directory. */
  readonly id: string
}

/**
 * One wallet of the directory; no wallet where it has none of this id on the networks of the host app.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { wallets } = await getQueryClient(kit).fetchQuery(walletByIdQueryOptions(kit, { id }))
 */
export function walletByIdQueryOptions(
  { _internal: context }: KitHandle<DirectoryContext>,
  { id }: WalletByIdParameters,
) {
  return toWalletsQueryOptions(createWalletsRead(context, { query: toIdQuery(context, [id]) }))
}

/** Most wallets that a search finds. */
const searchSize = 100
/** Most of a term that an event has. */
const longestTerm = 200
/** Results take at least this long, in ms, so that the list does not flicker while the visitor types. */
const shortestSearch = 300

export interface WalletSearchParameters {
  /** Part of a name; surrounding spaces are ignored. */
  readonly search: string
  /** Only certified wallets, or only the others. Default: all. */
  readonly badge?: 'certified' | 'none'
}

/**
 * The read of {@link walletSearchQueryOptions}, for the generated `useGetWallets`.
 *
 * @example
 * const { client, parameters, options } = walletSearchRead(kit, { search: 'rain' })
 * const { data } = useGetWallets(client, parameters, options)
 */
export function walletSearchRead(
  { _internal: context }: KitHandle<DirectoryContext>,
  { search, badge }: WalletSearchParameters,
): WalletsRead {
  const term = search.trim()
  const query = {
    page: 1,
    entries: searchSize,
    ...(term && { search: term }),
    ...(badge && { badge_type: badge }),
    ...getDirectoryFilter(context),
  }
  return createWalletsRead(context, {
    query,
    alongside() {
      if (term)
        context.track?.({
          type: 'track',
          event: 'SEARCH_WALLET',
          properties: { badge: badge ?? '', search: term.slice(0, longestTerm) },
        })
      return new Promise((resolve) => setTimeout(resolve, shortestSearch))
    },
  })
}

/**
 * Wallets whose names contain a string, 100 at most.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(walletSearchQueryOptions(kit, { search: 'rain' }))
 */
export function walletSearchQueryOptions(
  kit: KitHandle<DirectoryContext>,
  parameters: WalletSearchParameters,
) {
  return toWalletsQueryOptions(walletSearchRead(kit, parameters))
}

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
const selectPages = defineKitState((context: DirectoryContext) => ({ pages }: CachedPages): WalletsPages => {
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
export function walletsInfiniteRead({ _internal: context }: KitHandle<DirectoryContext>): Read<
  Client,
  GetWalletsParameters,
  ReadOptions<CachedPages, WalletsPages>
> & {
  readonly parameters: GetWalletsParameters
} {
  const query = getPagedQuery(context)
  return {
    client: createWalletsClient(context, query),
    parameters: { query },
    options: {
      select: getKitState(context, selectPages),
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
export function walletsInfiniteQueryOptions({ _internal: context }: KitHandle<DirectoryContext>) {
  const query = getPagedQuery(context)
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

function getPagedQuery(context: DirectoryContext) {
  return { ...getDirectoryFilter(context), entries: walletsPageSize }
}

/** Whether the last page is not the end, and has a wallet of its own: a directory may repeat itself endlessly. */
function hasMore(pages: readonly WalletsPage[], page: number): boolean {
  const last = pages.at(-1)
  if (!last || page * walletsPageSize >= last.count) return false
  const known = new Set(pages.slice(0, -1).flatMap(({ wallets }) => wallets.map(({ id }) => id)))
  return last.wallets.some(({ id }) => !known.has(id))
}

import { getWalletsInfiniteQueryOptions } from '@wallet-kit/clients/wallet-directory/query'
import type { Connector, ListedWallet } from '@wallet-kit/sdk'
import {
  matchConnectors,
  type WalletsPage,
  walletSearchRead,
  walletsInfiniteRead,
} from '@wallet-kit/sdk/query'
import { useMemo } from 'react'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useWallets } from '../../../kit/hooks/useWallets.ts'
import { useInfiniteQuery } from '../../../kit/provider/useInfiniteQuery.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'
import { similarNames } from './similarNames.ts'

/** Wallets to show for a search, or all of them. */
export interface WalletResults {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly wallets: readonly ListedWallet[]
  /** No name contains the term: the wallets are those whose names are similar to it. */
  readonly isSimilar: boolean
  /** Total number of wallets, loaded or not. */
  readonly total: number
  /** State of the next page. */
  readonly more: 'none' | 'idle' | 'loading' | 'failed'
  loadMore(): void
  retry(): void
}

export interface UseWalletResultsParameters {
  readonly search: string
  readonly isCertified: boolean
}

/** Pages of the directory, or the results of a search when there is something to search for. */
export function useWalletResults({ search, isCertified }: UseWalletResultsParameters): WalletResults {
  const kit = useKit()
  const visible = useModalVisible()
  const { connectors } = useStore(kit.stores.connectors)
  const term = search.trim()
  const isSearch = term !== '' || isCertified
  const all = useDirectoryPages(visible && !isSearch)
  const searchRead = walletSearchRead(kit, { search: term, ...(isCertified && { badge: 'certified' }) })
  const found = useWallets(searchRead, visible && isSearch)

  const isEmpty = term !== '' && !isCertified && found.data?.wallets.length === 0
  const half = term.slice(0, Math.max(2, Math.floor(term.length / 2)))
  // A mistake is more often in the later half of a name.
  const near = useWallets(walletSearchRead(kit, { search: half }), visible && isEmpty)

  // A render that changes no wallet renders no tile.
  const wallets = useMemo(() => listPages(all.data?.pages ?? [], connectors), [all.data, connectors])
  const listed = useMemo(
    () => matchConnectors(found.data?.wallets ?? [], connectors),
    [found.data, connectors],
  )

  if (isSearch) {
    const known = [...(all.data?.pages ?? []), ...(near.data ? [near.data] : [])]
    const similar = isEmpty ? similarNames(listKnown(known, connectors), term) : []
    const results = isEmpty ? similar : listed
    const isComparing = isEmpty && near.isLoading && similar.length === 0
    return {
      status: found.isError ? 'failed' : found.isSuccess && !isComparing ? 'ready' : 'loading',
      wallets: results,
      isSimilar: similar.length > 0,
      total: results.length,
      more: 'none',
      loadMore: () => {},
      retry: () => void found.refetch(),
    }
  }
  const more = all.isFetchNextPageError ? 'failed' : all.isFetchingNextPage ? 'loading' : 'idle'
  return {
    status: all.data ? 'ready' : all.isError ? 'failed' : 'loading',
    wallets,
    isSimilar: false,
    total: all.data?.pages[0]?.count ?? wallets.length,
    more: all.data?.hasMore ? more : 'none',
    loadMore() {
      if (all.data?.hasMore && !all.isFetchingNextPage) void all.fetchNextPage()
    },
    retry: () => void (all.data ? all.fetchNextPage() : all.refetch()),
  }
}

/** The whole directory, a page at a time; nothing is requested while it is switched off. */
function useDirectoryPages(enabled: boolean) {
  const kit = useKit()
  const { client, parameters, options } = walletsInfiniteRead(kit)
  const isOff = kit.services.walletDirectory === false
  return useInfiniteQuery({
    ...getWalletsInfiniteQueryOptions(client, parameters),
    ...options,
    enabled: enabled && !isOff,
  })
}

/** Wallets of these pages, each once: the directory may have changed between two pages, and repeat one. */
function listPages(pages: readonly WalletsPage[], connectors: readonly Connector[]): readonly ListedWallet[] {
  const listed = pages.flatMap((page) => matchConnectors(page.wallets, connectors))
  return [...new Map(listed.map((wallet) => [wallet.id, wallet])).values()]
}

/** Wallets of the page and of the parts of the directory that have been read, each once. */
function listKnown(
  pages: readonly WalletsPage[],
  connectors: readonly Connector[],
): readonly (ListedWallet & { readonly name: string })[] {
  const listed = pages.flatMap((page) => matchConnectors(page.wallets, connectors))
  const matched = new Set(listed.map(({ connectorId }) => connectorId))
  const announced = connectors
    .filter(({ id, info }) => info && !matched.has(id))
    .map(({ id, name, imageUrl }) => ({
      id,
      name,
      connectorId: id,
      ...(imageUrl && { image_url: imageUrl }),
    }))
  const named = [...announced, ...listed].flatMap((wallet) =>
    wallet.name ? [{ ...wallet, name: wallet.name }] : [],
  )
  return [...new Map(named.map((wallet) => [wallet.id, wallet])).values()]
}

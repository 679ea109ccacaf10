import { skipToken } from '@tanstack/react-query'
import { useGetWalletsInfinite } from '@wallet-kit/clients/wallet-directory/react'
import type { ListedWallet } from '@wallet-kit/sdk'
import { matchConnectors, walletSearchRead, walletsInfiniteRead } from '@wallet-kit/sdk/query'
import { useStore } from '../../hooks/useStore.ts'
import { useWallets } from '../../hooks/useWallets.ts'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'

/** Wallets to show for a search, or all of them. */
export interface WalletResults {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly wallets: readonly ListedWallet[]
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
  const isOff = kit.services.walletDirectory === false
  const pagesRead = walletsInfiniteRead(kit)
  const all = useGetWalletsInfinite(pagesRead.client, isOff ? skipToken : pagesRead.parameters, {
    ...pagesRead.options,
    enabled: visible && !isSearch,
  })
  const searchRead = walletSearchRead(kit, { search: term, ...(isCertified && { badge: 'certified' }) })
  const found = useWallets(searchRead, visible && isSearch)

  if (isSearch) {
    return {
      status: found.isSuccess ? 'ready' : found.isError ? 'failed' : 'loading',
      wallets: matchConnectors(found.data?.wallets ?? [], connectors),
      total: found.data?.wallets.length ?? 0,
      more: 'none',
      loadMore: () => {},
      retry: () => void found.refetch(),
    }
  }
  // The directory may have changed between two pages, and repeat a wallet.
  const pages = all.data?.pages.flatMap((page) => matchConnectors(page.wallets, connectors)) ?? []
  const wallets = [...new Map(pages.map((wallet) => [wallet.id, wallet])).values()]
  const more = all.isFetchNextPageError ? 'failed' : all.isFetchingNextPage ? 'loading' : 'idle'
  return {
    status: all.data ? 'ready' : all.isError ? 'failed' : 'loading',
    wallets,
    total: all.data?.pages[0]?.count ?? wallets.length,
    more: all.data?.hasMore ? more : 'none',
    loadMore() {
      if (all.data?.hasMore && !all.isFetchingNextPage) void all.fetchNextPage()
    },
    retry: () => void (all.data ? all.fetchNextPage() : all.refetch()),
  }
}

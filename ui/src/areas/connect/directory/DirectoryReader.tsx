import { getRecentWallets } from '@wallet-kit/sdk/actions'
import { firstWalletsReads } from '@wallet-kit/sdk/query'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'
import type { DirectoryState } from './DirectoryState.ts'
import { useDirectoryRead } from './useDirectoryRead.ts'

export interface DirectoryReaderProps {
  readonly onChange: (state: DirectoryState) => void
}

/** Reads the directory for the first view, and which wallets the visitor has used. Renders nothing. */
export function DirectoryReader({ onChange }: DirectoryReaderProps) {
  const kit = useKit()
  const visible = useModalVisible()
  const options = useStore(kit.stores.options)
  const networks = useStore(kit.stores.networks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: options and networks decide what is requested
  const reads = useMemo(() => firstWalletsReads(kit), [kit, options, networks])
  const { data, hasFailed, retry } = useDirectoryRead(reads.recommended, visible)
  const { data: featuredData, retry: retryFeatured } = useDirectoryRead(reads.featured, visible)
  const isUnread = useRef(true)

  // Before the paint: what is known is in the first picture.
  useLayoutEffect(() => {
    // The list shows nothing else until then: its rows need not be rendered again.
    const hasNews = data || featuredData || hasFailed || getRecentWallets(kit).length > 0
    if (isUnread.current && !hasNews) return
    isUnread.current = false
    onChange({
      recommended: data?.wallets,
      featured: featuredData?.wallets ?? [],
      count: data && data.count + (featuredData?.wallets.length ?? 0),
      hasFailed: hasFailed && !data,
      getRecent: () => getRecentWallets(kit),
      retry() {
        retry()
        // Requests nothing that was read already.
        retryFeatured()
      },
    })
  }, [onChange, kit, data, featuredData, hasFailed, retry, retryFeatured])
  return null
}

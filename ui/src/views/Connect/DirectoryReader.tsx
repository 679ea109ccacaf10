import { getRecentWallets } from '@wallet-kit/sdk/actions'
import { featuredWalletsRead, recommendedWalletsRead } from '@wallet-kit/sdk/query'
import { useLayoutEffect, useRef } from 'react'
import { useWallets } from '../../hooks/useWallets.ts'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { Queries } from '../../provider/Queries.tsx'
import { useKit } from '../../provider/useKit.ts'
import type { DirectoryState } from './DirectoryState.ts'

export interface DirectoryReaderProps {
  readonly onChange: (state: DirectoryState) => void
}

/** Reads the directory for the first view, and which wallets the visitor has used. Renders nothing. */
export function DirectoryReader(props: DirectoryReaderProps) {
  return (
    <Queries>
      <Reader {...props} />
    </Queries>
  )
}

function Reader({ onChange }: DirectoryReaderProps) {
  const kit = useKit()
  const visible = useModalVisible()
  const recommended = useWallets(recommendedWalletsRead(kit), visible)
  const featured = useWallets(featuredWalletsRead(kit), visible)
  const { data, failureCount, refetch } = recommended
  const { data: featuredData, isError, refetch: refetchFeatured } = featured
  const isUnread = useRef(true)

  // Before the paint: what the cache has is in the first picture.
  useLayoutEffect(() => {
    // The list shows nothing else until then: its rows need not be rendered again.
    const hasNews = data || featuredData || failureCount > 0 || getRecentWallets(kit).length > 0
    if (isUnread.current && !hasNews) return
    isUnread.current = false
    onChange({
      recommended: data?.wallets,
      featured: featuredData?.wallets ?? [],
      count: data && data.count + (featuredData?.wallets.length ?? 0),
      hasFailed: failureCount > 0 && !data,
      getRecent: () => getRecentWallets(kit),
      retry() {
        void refetch()
        if (isError) void refetchFeatured()
      },
    })
  }, [onChange, kit, data, featuredData, failureCount, isError, refetch, refetchFeatured])
  return null
}

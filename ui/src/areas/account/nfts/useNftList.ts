import { nftsInfiniteQueryOptions } from '@wallet-kit/sdk/query'
import { useMemo } from 'react'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useInfiniteQuery } from '../../../kit/provider/useInfiniteQuery.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'

/** NFTs of an account on all offered networks of its family, without spam. */
export function useNftList(address: string) {
  const kit = useKit()
  const { active } = useStore(kit.stores.networks)
  const enabled = useModalVisible()
  const query = useInfiniteQuery({
    ...nftsInfiniteQueryOptions(kit, { address, namespace: active.chainNamespace }),
    enabled,
  })
  const { data } = query
  const [nfts, spam] = useMemo(() => {
    const items = data?.pages.flatMap((page) => page.items) ?? []
    return [items.filter(({ isSpam }) => !isSpam), items.filter(({ isSpam }) => isSpam)]
  }, [data])
  return { ...query, nfts, spam }
}

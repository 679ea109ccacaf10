import { getOpenPurchases, getSentSwaps, getSentTransfers } from '@wallet-kit/sdk/actions'
import { activityInfiniteQueryOptions } from '@wallet-kit/sdk/query'
import { useMemo } from 'react'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useInfiniteQuery } from '../../kit/provider/useInfiniteQuery.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { useSentWatch } from '../outcome/useSentWatch.ts'
import { useTokenList } from '../tokens/useTokenList.ts'
import { mergeSent } from './mergeSent.ts'

/** The account's history on the active network, with what was sent from here and is not in it yet. */
export function useActivityList(address: string) {
  const kit = useKit()
  const { active, isSupported } = useStore(kit.stores.networks)
  const { list: transfers } = useStore(getSentTransfers(kit))
  const { list: swaps } = useStore(getSentSwaps(kit))
  const { list: purchases } = useStore(getOpenPurchases(kit))
  useSentWatch()
  const tokens = useTokenList(address).data?.tokens
  const enabled = useModalVisible() && isSupported
  const { caipNetworkId, nativeCurrency } = active
  const query = useInfiniteQuery({
    ...activityInfiniteQueryOptions(kit, { address, caipNetworkId }),
    enabled,
  })
  const { data } = query
  const items = useMemo(
    () =>
      mergeSent(
        data?.pages.flatMap((page) => page.items) ?? [],
        { transfers, swaps, purchases },
        {
          address,
          caipNetworkId,
          tokens: [nativeCurrency, ...(tokens ?? [])],
        },
      ),
    [data, transfers, swaps, purchases, address, caipNetworkId, nativeCurrency, tokens],
  )
  return { ...query, items }
}

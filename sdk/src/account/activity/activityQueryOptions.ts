import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { ActivityPage } from './Activity.ts'
import { readActivity } from './readActivity.ts'

/** Lifetime of a history, in ms. */
const activityLife = 15_000

export interface ActivityParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Transactions of an account on a network, newest first, page by page; valid for 15 s.
 *
 * `GET {dataService}/v1/account/{account}/history`
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(activityInfiniteQueryOptions(kit, { address, caipNetworkId }))
 */
export function activityInfiniteQueryOptions(
  kit: KitHandle<WalletsContext>,
  { address, caipNetworkId }: ActivityParameters,
) {
  return {
    queryKey: ['wallet-kit', 'activity', toAccountKey(caipNetworkId, address)] as readonly unknown[],
    queryFn: ({
      pageParam,
      signal,
    }: {
      readonly pageParam: string | undefined
      readonly signal: AbortSignal
    }): Promise<ActivityPage> => readActivity(kit, { address, caipNetworkId, cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: ActivityPage) => next,
    staleTime: activityLife,
  }
}

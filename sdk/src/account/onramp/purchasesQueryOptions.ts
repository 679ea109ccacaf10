import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { ActivityPage } from '../activity/Activity.ts'
import type { ActivityParameters } from '../activity/activityQueryOptions.ts'
import { readActivity } from '../activity/readActivity.ts'

/** Pause before purchases are read again while one is in progress, in ms. */
const pendingInterval = 3_000

/**
 * An account's purchases with a card on a network, newest first; read again every 3 s while one is in progress. Only
 * Coinbase reports them, and only for EVM networks.
 *
 * `GET {dataService}/v1/account/{account}/history?onramp=coinbase`
 *
 * @example
 * const { data } = useQuery(purchasesQueryOptions(kit, { address, caipNetworkId }))
 */
export function purchasesQueryOptions(
  kit: KitHandle<WalletsContext>,
  { address, caipNetworkId }: ActivityParameters,
) {
  return {
    queryKey: ['wallet-kit', 'purchases', toAccountKey(caipNetworkId, address)] as readonly unknown[],
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ActivityPage> =>
      readActivity(kit, { address, caipNetworkId, cursor: undefined, signal, isPurchases: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }: { state: { data?: ActivityPage | undefined } }) =>
      data?.items.some(({ status }) => status === 'pending') ? pendingInterval : (false as const),
  }
}

import type { NativeBalance } from '../../chains/namespaces/Namespace.ts'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getBalanceCache } from './balanceCache.ts'
import { balanceQueryDefaults, createBalanceQuery } from './createBalanceQuery.ts'

export interface NativeBalanceParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Balance of a network's own coin, read from its nodes and valid for 30 s. A failure shows the toast 'Token
 * Balance Unavailable' once; for the next 30 s the nodes are left alone and the last balance stays.
 *
 * @example
 * const { data } = useQuery(nativeBalanceQueryOptions(kit, { address, caipNetworkId: network.caipNetworkId }))
 */
export function nativeBalanceQueryOptions(
  { _internal: context }: KitHandle<WalletsContext>,
  { address, caipNetworkId }: NativeBalanceParameters,
) {
  const key = toAccountKey(caipNetworkId, address)
  const cache = getBalanceCache(context)
  const stored = cache.get(key)
  const { requested } = context.stores.networks.getState()
  const currency = requested.find((network) => network.caipNetworkId === caipNetworkId)?.nativeCurrency
  const queryFn = createBalanceQuery(context, {
    key,
    address,
    caipNetworkId,
    async read(namespace, request) {
      const balance = await namespace.getNativeBalance(request)
      if (!request.signal?.aborted) cache.set(key, { units: balance.value.toString() })
      return balance
    },
  })
  return {
    queryKey: ['wallet-kit', 'nativeBalance', key] as readonly unknown[],
    queryFn,
    ...(stored &&
      currency && {
        initialData: {
          value: BigInt(stored.units),
          decimals: currency.decimals,
          symbol: currency.symbol,
        } satisfies NativeBalance,
        initialDataUpdatedAt: stored.timestamp,
      }),
    ...balanceQueryDefaults,
  }
}

import { chainNotSupported } from '@wallet-kit/clients/errors/constants'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { findOptionToken } from '../../foundation/options/findOptionToken.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { balanceQueryDefaults, createBalanceQuery } from './createBalanceQuery.ts'
import { type NativeBalanceParameters, nativeBalanceQueryOptions } from './nativeBalanceQueryOptions.ts'

/**
 * The balance that the buttons and the modal show: that of the network's token in the option `tokens`, else that of its
 * own coin. A token that cannot be read has no balance; the coin's is never shown in its place. Valid for 30 s, with the
 * toast 'Token Balance Unavailable' and the pause of `nativeBalanceQueryOptions`.
 *
 * @example
 * const { data } = useQuery(shownBalanceQueryOptions(kit, { address, caipNetworkId: network.caipNetworkId }))
 */
export function shownBalanceQueryOptions(
  kit: KitHandle<WalletsContext>,
  parameters: NativeBalanceParameters,
): ReturnType<typeof nativeBalanceQueryOptions> {
  const { _internal: context } = kit
  const { address, caipNetworkId } = parameters
  const token = findOptionToken(context.stores.options.getState(), caipNetworkId)?.address
  if (token === undefined) return nativeBalanceQueryOptions(kit, parameters)
  const account = toAccountKey(caipNetworkId, address)
  const key = `${account}/${toAccountKey(caipNetworkId, token)}`
  return {
    queryKey: ['wallet-kit', 'tokenBalance', key],
    queryFn: createBalanceQuery(context, {
      key,
      address,
      caipNetworkId,
      async read(namespace, request) {
        if (namespace.getTokenBalance) return namespace.getTokenBalance({ ...request, token })
        throw createError(chainNotSupported, { context: { caipNetworkId } })
      },
    }),
    ...balanceQueryDefaults,
  }
}

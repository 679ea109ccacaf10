import type { QueryFunctionContext } from '@tanstack/query-core'
import type { AppKit } from '../AppKit.ts'
import type { NativeBalance } from '../adapters/ChainAdapter.ts'
import { getEngine } from '../connection/getEngine.ts'
import { createLateError } from '../errors/createLateError.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import { getNamespace } from '../networks/getNamespace.ts'
import { balanceLife } from './balanceLife.ts'
import { getBalanceCache } from './getBalanceCache.ts'

export interface NativeBalanceParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Balance of a network's own coin, read from its nodes and good for 30 s. A failure shows the toast 'Token
 * Balance Unavailable' once; for the next 30 s the nodes are left alone and the last balance stays.
 *
 * @example
 * const { data } = useQuery(nativeBalanceQueryOptions(kit, { address, caipNetworkId: 'eip155:1' }))
 */
export function nativeBalanceQueryOptions(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { address, caipNetworkId }: NativeBalanceParameters,
) {
  const key = `${caipNetworkId}:${address.toLowerCase()}`
  const failures = kit.once('balanceFailures', () => new Map<string, { at: number; error: WalletKitError }>())
  const cache = getBalanceCache(kit)
  const stored = cache.get(key)
  const currency = kit.networks.find(caipNetworkId)?.nativeCurrency
  return {
    queryKey: ['wallet-kit', 'nativeBalance', key] as readonly unknown[],
    async queryFn({ signal }: QueryFunctionContext): Promise<NativeBalance> {
      const last = failures.get(key)
      // A clock that was set back must not keep the nodes unasked for longer.
      if (last && Math.abs(Date.now() - last.at) < balanceLife) throw last.error
      try {
        const network = kit.networks.find(caipNetworkId)
        if (!network) throw createLateError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
        const adapter = getEngine(kit).getAdapter(getNamespace(caipNetworkId))
        const balance = await adapter.getNativeBalance({ address, network, signal })
        failures.delete(key)
        cache.set(key, { units: balance.value.toString() })
        return balance
      } catch (cause) {
        if (signal.aborted) throw cause
        const error = createLateError('BALANCE_UNAVAILABLE', { context: { caipNetworkId }, cause })
        failures.set(key, { at: Date.now(), error })
        kit.notices.showToast({ key: 'balanceUnavailable', variant: 'error' })
        throw error
      }
    },
    ...(stored &&
      currency && {
        initialData: {
          value: BigInt(stored.units),
          decimals: currency.decimals,
          symbol: currency.symbol,
        } satisfies NativeBalance,
        initialDataUpdatedAt: stored.timestamp,
      }),
    staleTime: balanceLife,
    // The transport has its own retries; a node that failed them is asked again after the pause.
    retry: false as const,
    refetchInterval: ({ state }: { state: { status: string } }) =>
      state.status === 'error' ? balanceLife : (false as const),
  }
}

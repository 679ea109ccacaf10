import { createLateError } from '../errors/createLateError.ts'
import type { NativeBalance } from '../namespaces/Namespace.ts'
import { toAccountKey } from '../namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import { getNamespace } from '../networks/getNamespace.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { BalancesContext } from './BalancesContext.ts'
import { balanceLife, getBalanceCache, getBalanceFailures } from './balanceCache.ts'

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
  { _internal: context }: KitHandle<BalancesContext>,
  { address, caipNetworkId }: NativeBalanceParameters,
) {
  const key = toAccountKey(caipNetworkId, address)
  const failures = getBalanceFailures(context)
  const cache = getBalanceCache(context)
  const stored = cache.get(key)
  const { requested } = context.stores.networks.getState()
  const network = requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
  const currency = network?.nativeCurrency
  return {
    queryKey: ['wallet-kit', 'nativeBalance', key] as readonly unknown[],
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<NativeBalance> {
      if (context.lifetime.aborted) throw createLateError('DESTROYED')
      // The query may be in a cache of the host app, which `destroy` does not empty.
      const limited = AbortSignal.any([signal, context.lifetime])
      const last = failures.get(key)
      // A clock that was set back must not keep the nodes idle for longer.
      if (last && Math.abs(Date.now() - last.at) < balanceLife) throw last.error
      try {
        if (!network) throw createLateError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
        const namespace = await context.namespaces.load(getNamespace(caipNetworkId))
        const { resolveNodes } = await import('../namespaces/nodes/resolveNodes.ts')
        const nodes = resolveNodes(context, network)
        const balance = await namespace.getNativeBalance({ address, network: nodes, signal: limited })
        limited.throwIfAborted()
        failures.delete(key)
        cache.set(key, { units: balance.value.toString() })
        return balance
      } catch (cause) {
        if (limited.aborted) throw cause
        const error = createLateError('BALANCE_UNAVAILABLE', { context: { caipNetworkId }, cause })
        failures.set(key, { at: Date.now(), error })
        context.notices.showToast({ key: 'balanceUnavailable', variant: 'error' })
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

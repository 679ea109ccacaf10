import { balanceUnavailable, chainNotSupported, destroyed } from '@wallet-kit/clients/errors/constants'
import type { Namespace, NativeBalance, NativeBalanceRequest } from '../../chains/namespaces/Namespace.ts'
import { loadNodes } from '../../chains/namespaces/nodes/loadNodes.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { getAge } from '../../foundation/platform/getAge.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { balanceLife, getBalanceFailures } from './balanceCache.ts'

export interface BalanceQuery {
  /** Equal for equal balances. */
  readonly key: string
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  read(namespace: Namespace, request: NativeBalanceRequest): Promise<NativeBalance>
}

/** Query function of a balance that is read from its network's nodes; after a failure they are left alone for 30 s. */
export function createBalanceQuery(
  context: WalletsContext,
  { key, address, caipNetworkId, read }: BalanceQuery,
) {
  const failures = getBalanceFailures(context)
  const { requested } = context.stores.networks.getState()
  const network = requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
  return async ({ signal }: { readonly signal: AbortSignal }): Promise<NativeBalance> => {
    if (context.lifetime.aborted) throw createError(destroyed)
    // The query may be in a cache of the host app, which `destroy` does not empty.
    const limited = AbortSignal.any([signal, context.lifetime])
    const last = failures.get(key)
    // A clock that was set back must not keep the nodes idle for longer.
    if (last && getAge(last.at) < balanceLife) throw last.error
    try {
      if (!network) throw createError(chainNotSupported, { context: { caipNetworkId } })
      const namespace = await context.namespaces.load(getNamespace(caipNetworkId))
      const { resolveNodes } = await loadNodes()
      const nodes = resolveNodes(context, network)
      const balance = await read(namespace, { address, network: nodes, signal: limited })
      limited.throwIfAborted()
      failures.delete(key)
      return balance
    } catch (cause) {
      if (limited.aborted) throw cause
      const error = createError(balanceUnavailable, { context: { caipNetworkId }, cause })
      failures.set(key, { at: Date.now(), error })
      context.notices.showToast({ key: 'balanceUnavailable', variant: 'error' })
      throw error
    }
  }
}

/** Query options of balances. */
export const balanceQueryDefaults = {
  staleTime: balanceLife,
  // The transport has its own retries; a node that failed them is asked again after the pause.
  retry: false as const,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? balanceLife : (false as const),
}

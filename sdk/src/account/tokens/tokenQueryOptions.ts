import { balanceUnavailable, chainNotSupported, destroyed } from '@wallet-kit/clients/errors/constants'
import { loadNodes } from '../../chains/namespaces/nodes/loadNodes.ts'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { balanceLife } from '../balances/balanceCache.ts'
import type { Token } from './Token.ts'
import { toToken } from './toToken.ts'

export interface TokenParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint. Absent: the network's own coin. */
  readonly token?: string | undefined
}

/**
 * Balance of one token, read from the network's nodes and valid for 30 s: for a token that a list of
 * `tokensQueryOptions` lacks, because the balance is zero or the list is incomplete. Its name is its symbol; it has no
 * price.
 *
 * @throws WalletKitError `BALANCE_UNAVAILABLE` where no node can read it
 *
 * @example
 * const { data } = useQuery(tokenQueryOptions(kit, { address, token: usdc, caipNetworkId: 'eip155:1' }))
 */
export function tokenQueryOptions(
  { _internal: context }: KitHandle<WalletsContext>,
  { address, token, caipNetworkId }: TokenParameters,
) {
  const account = toAccountKey(caipNetworkId, address)
  const queryKey: readonly unknown[] = ['wallet-kit', 'token', `${account}/${token ?? ''}`]
  return {
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Token> => {
      if (context.lifetime.aborted) throw createError(destroyed)
      const { requested } = context.stores.networks.getState()
      const network = requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
      if (!network) throw createError(chainNotSupported, { context: { caipNetworkId } })
      const limited = AbortSignal.any([signal, context.lifetime])
      const namespace = await context.namespaces.load(getNamespace(caipNetworkId))
      const { resolveNodes } = await loadNodes()
      const request = { address, network: resolveNodes(context, network), signal: limited }
      try {
        const balance =
          token === undefined
            ? await namespace.getNativeBalance(request)
            : await namespace.getTokenBalance?.({ ...request, token })
        if (!balance) throw createError(chainNotSupported, { context: { caipNetworkId } })
        const { value: amount, decimals, symbol } = balance
        const holding = {
          name: symbol,
          symbol,
          decimals,
          amount,
          ...(token !== undefined && { address: token }),
        }
        return toToken(holding, { network, hasPrice: false })
      } catch (cause) {
        limited.throwIfAborted()
        throw createError(balanceUnavailable, { context: { caipNetworkId }, cause })
      }
    },
    staleTime: balanceLife,
    // The transport has its own retries.
    retry: false as const,
    refetchInterval: ({ state }: { state: { status: string } }) =>
      state.status === 'error' ? balanceLife : (false as const),
  }
}

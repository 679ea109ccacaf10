import { balanceUnavailable, chainNotSupported, destroyed } from '@wallet-kit/clients/errors/constants'
import { loadNodes } from '../../chains/namespaces/nodes/loadNodes.ts'
import type { TokenHolding } from '../../chains/namespaces/TokenHolding.ts'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { supportedChainsQueryOptions } from '../../chains/networks/supportedChainsQueryOptions.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { findOptionToken } from '../../foundation/options/findOptionToken.ts'
import { getAge } from '../../foundation/platform/getAge.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { balanceLife, getBalanceFailures } from '../balances/balanceCache.ts'
import { readServiceTokens, type ServiceTokensRequest } from './readServiceTokens.ts'
import type { Currency, Token, TokenList } from './Token.ts'
import { toToken } from './toToken.ts'
import { toTokenList } from './toTokenList.ts'

export interface TokensParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** Currency of prices and values. Default: `usd`. */
  readonly currency?: Currency | undefined
}

/** Pauses while the service collects balances, in ms: growing, three minutes in all. */
const collectingPauses = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 60_000]

/**
 * Balances of an account on a network, valid for 30 s: from the data service, where it covers the network, else from
 * the wallet (`wallet_getAssets`) or from the chain itself. A failure of the service shows the toast 'Token Balance
 * Unavailable' once; for 30 s it is left alone, and the last list stays, or the chain's takes its place.
 *
 * `GET {dataService}/v1/account/{address}/balance`
 *
 * @example
 * const { data } = useQuery(tokensQueryOptions(kit, { address, caipNetworkId: 'eip155:1' }))
 */
export function tokensQueryOptions(
  kit: KitHandle<WalletsContext>,
  { address, caipNetworkId, currency = 'usd' }: TokensParameters,
) {
  const { _internal: context } = kit
  const account = toAccountKey(caipNetworkId, address)
  const queryKey: readonly unknown[] = ['wallet-kit', 'tokens', account, currency]
  const failedAt = getQueryClient(kit).getQueryState(queryKey)?.errorUpdatedAt ?? 0
  return {
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<TokenList> => {
      if (context.lifetime.aborted) throw createError(destroyed)
      const limited = AbortSignal.any([signal, context.lifetime])
      const network = findOffered(context, caipNetworkId)
      const known = getQueryClient(kit).getQueryData<TokenList>(queryKey)?.tokens ?? []
      const request = { address, network, currency, signal: limited, known }
      try {
        const listed = await readFromService(kit, request)
        return withOptionImage(listed ?? (await readWithoutService(kit, request)), context, caipNetworkId)
      } catch (cause) {
        limited.throwIfAborted()
        if (isWalletKitError(cause, 'BALANCE_NOT_READY')) throw cause
        const hasLast = getQueryClient(kit).getQueryData(queryKey) !== undefined
        if (hasLast || !isServiceFailure(context, account))
          throw reportUnavailable(context, caipNetworkId, cause)
        const list = await readWithoutService(kit, request).catch((error: unknown) => {
          throw reportUnavailable(context, caipNetworkId, error)
        })
        return withOptionImage(list, context, caipNetworkId)
      }
    },
    staleTime: balanceLife,
    // Coming back to a list that has just failed is no reason to ask again; a clock may have been set back.
    retryOnMount: getAge(failedAt) >= balanceLife,
    retry: (failures: number, error: Error) =>
      isWalletKitError(error, 'BALANCE_NOT_READY') && failures < collectingPauses.length,
    retryDelay: (failures: number) => collectingPauses[failures] ?? balanceLife,
    refetchInterval: ({ state }: { state: { status: string } }) =>
      state.status === 'error' ? balanceLife : (false as const),
  }
}

/** Tokens without decimals that the chain is asked about at once: collectibles may be thousands. */
const mostWhole = 200

type TokensRequest = ServiceTokensRequest

/** @throws WalletKitError `CHAIN_NOT_SUPPORTED` */
function findOffered({ stores }: WalletsContext, caipNetworkId: CaipNetworkId): CaipNetwork {
  const { requested } = stores.networks.getState()
  const network = requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
  if (!network) throw createError(chainNotSupported, { context: { caipNetworkId } })
  return network
}

/** The service's list; `undefined` where it has none: it is off, or does not cover the network. */
async function readFromService(
  kit: KitHandle<WalletsContext>,
  request: TokensRequest,
): Promise<TokenList | undefined> {
  const { _internal: context } = kit
  const { network, currency, signal } = request
  if (network.testnet || context.stores.options.getState().services.dataService === false) return undefined
  const failures = getBalanceFailures(context)
  const key = serviceKey(toAccountKey(network.caipNetworkId, request.address))
  const last = failures.get(key)
  if (last && getAge(last.at) < balanceLife) throw last.error
  try {
    const covered = await getQueryClient(kit).fetchQuery(supportedChainsQueryOptions(kit))
    if (!covered.includes(network.caipNetworkId)) return undefined
    const listed = await readServiceTokens(context, request)
    const tokens = await withoutCollectibles(context, listed, request)
    failures.delete(key)
    return toTokenList(tokens, { currency, source: 'service' })
  } catch (cause) {
    if (signal.aborted || isWalletKitError(cause, 'BALANCE_NOT_READY')) throw cause
    const error = createError(balanceUnavailable, {
      context: { caipNetworkId: network.caipNetworkId },
      cause,
    })
    failures.set(key, { at: Date.now(), error })
    context.notices.showToast({ key: 'balanceUnavailable', variant: 'error' })
    throw error
  }
}

/** Leaves out balances without decimals, as of collectibles, unless the chain knows them as tokens. */
async function withoutCollectibles(
  context: WalletsContext,
  listed: readonly Token[],
  { address, network, signal }: TokensRequest,
): Promise<readonly Token[]> {
  const isWhole = ({ address: token, decimals }: Token) => token !== undefined && decimals === 0
  const whole = listed.filter(isWhole).flatMap(({ address: token }) => token ?? [])
  if (whole.length === 0) return listed
  const { caipNetworkId } = network
  const namespace = await context.namespaces.load(getNamespace(caipNetworkId))
  const { resolveNodes } = await loadNodes()
  const nodes = resolveNodes(context, network)
  const tokens = whole.slice(0, mostWhole)
  const held = await namespace
    .getTokenHoldings?.({ address, network: nodes, signal, tokens })
    // The others are shown without them.
    .catch((error: unknown) => {
      signal.throwIfAborted()
      if (isWalletKitError(error)) return []
      throw error
    })
  const toKey = (token: string) => toAccountKey(caipNetworkId, token)
  const known = new Map(
    held?.flatMap(({ address: token, ...facts }) =>
      token === undefined ? [] : [[toKey(token), facts] as const],
    ),
  )
  return listed.flatMap((token) => {
    if (!isWhole(token) || token.address === undefined) return token
    const facts = known.get(toKey(token.address))
    return facts?.decimals === 0 ? token : []
  })
}

/** Balances by the wallet or the chain. Their prices are in US dollars, where they have any. */
async function readWithoutService(
  kit: KitHandle<WalletsContext>,
  { address, network, currency, signal }: TokensRequest,
): Promise<TokenList> {
  const { _internal: context } = kit
  const { caipNetworkId } = network
  const namespace = await context.namespaces.load(getNamespace(caipNetworkId))
  const state = context.getConnection(network.chainNamespace)
  const isConnected =
    state.status === 'connected' &&
    toAccountKey(caipNetworkId, state.address) === toAccountKey(caipNetworkId, address)
  const known = isConnected ? await namespace.getWalletHoldings?.(kit, caipNetworkId) : undefined
  signal.throwIfAborted()
  const hasPrice = currency === 'usd' && !network.testnet
  const toList = (holdings: readonly TokenHolding[], source: TokenList['source']) =>
    toTokenList(
      holdings.map((holding) => toToken(holding, { network, hasPrice })),
      { currency, source },
    )
  if (known) return toList(known, 'wallet')
  const { resolveNodes } = await loadNodes()
  const nodes = resolveNodes(context, network)
  if (namespace.getTokenHoldings) {
    const token = findOptionToken(context.stores.options.getState(), caipNetworkId)
    const tokens = token ? [token.address] : []
    return toList(await namespace.getTokenHoldings({ address, network: nodes, signal, tokens }), 'chain')
  }
  const coin = await namespace.getNativeBalance({ address, network: nodes, signal })
  const { name } = network.nativeCurrency
  return toList([{ name, symbol: coin.symbol, decimals: coin.decimals, amount: coin.value }], 'chain')
}

/** The list, with the image of the host app's own token: no service needs to know that one. */
function withOptionImage(
  list: TokenList,
  { stores }: WalletsContext,
  caipNetworkId: CaipNetworkId,
): TokenList {
  const { address, image } = findOptionToken(stores.options.getState(), caipNetworkId) ?? {}
  if (!address || !image) return list
  const key = toAccountKey(caipNetworkId, address)
  const isListed = (token: Token) => token.address && toAccountKey(caipNetworkId, token.address) === key
  return {
    ...list,
    tokens: list.tokens.map((token) => (isListed(token) ? { ...token, iconUrl: image } : token)),
  }
}

const serviceKey = (account: string) => `service/${account}`

function isServiceFailure(context: WalletsContext, account: string): boolean {
  return getBalanceFailures(context).has(serviceKey(account))
}

/** The error of a list that cannot be read from anywhere; its toast is the service's where that has failed. */
function reportUnavailable(context: WalletsContext, caipNetworkId: CaipNetworkId, cause: unknown) {
  if (isWalletKitError(cause, 'BALANCE_UNAVAILABLE')) return cause
  context.notices.showToast({ key: 'balanceUnavailable', variant: 'error' })
  return createError(balanceUnavailable, { context: { caipNetworkId }, cause })
}

import { getBalanceQueryOptions } from '@wallet-kit/clients/data-service/query'
import type { TokenBalance } from '@wallet-kit/clients/data-service/types'
import { balanceNotReady } from '@wallet-kit/clients/errors/constants'
import { isCoinMarker } from '../../chains/namespaces/families/coinMarkers.ts'
import { toFreshTokens } from '../../chains/namespaces/families/toFreshTokens.ts'
import { toAccountKey, toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { toDecimalDigits } from '../../foundation/format/decimals.ts'
import { parseUnits } from '../../foundation/format/units.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import { ownImage } from '../names/ownImage.ts'
import { changedAccounts } from '../transactions/changedAccounts.ts'
import type { Currency, Token } from './Token.ts'
import { toToken } from './toToken.ts'

/**
 * Longest reply, in bytes: 10 000 tokens of 300 bytes each, several times what other reads may take. It is requested only
 * where an account is shown.
 */
const replyLimit = 3 * 1024 * 1024
/** Decimals of the largest token type, an uint8. */
const maximumDecimals = 255

export interface ServiceTokensRequest {
  readonly address: string
  readonly network: CaipNetwork
  readonly currency: Currency
  readonly signal: AbortSignal
  /** Tokens of the last list, for what must not come from the service's cache. */
  readonly known: readonly Token[]
}

/**
 * Reads the balances of an account on a network from the data service. A balance without decimals is a token or a
 * collectible.
 *
 * `GET {dataService}/v1/account/{address}/balance`
 *
 * @throws WalletKitError `BALANCE_NOT_READY` while the service collects them, and those of the service's client
 */
export async function readServiceTokens(
  context: FoundationContext,
  { address, network, currency, signal, known }: ServiceTokensRequest,
): Promise<readonly Token[]> {
  const { caipNetworkId } = network
  const client = { ...getDataService(context), maxReplyBytes: replyLimit }
  const { queryFn } = getBalanceQueryOptions(client, {
    path: { address: toAddressKey(caipNetworkId, address) },
    query: { currency, chainId: caipNetworkId, ...getFresh(context, { address, network, known }) },
  })
  const reply = await queryFn({ signal })
  if (!('balances' in reply)) throw createError(balanceNotReady)
  return reply.balances.flatMap((balance) => readBalance(context, network, balance) ?? [])
}

/** After a transaction, what the service must read anew: the coin, and the tokens that it may have moved. */
function getFresh(
  context: FoundationContext,
  { address, network, known }: Pick<ServiceTokensRequest, 'address' | 'network' | 'known'>,
): { readonly forceUpdate?: string[] } {
  const { caipNetworkId } = network
  const isChanged = getKitState(context, changedAccounts).has(toAccountKey(caipNetworkId, address))
  const fresh = isChanged
    ? toFreshTokens(
        caipNetworkId,
        known.map((token) => token.address),
      )
    : undefined
  return fresh ? { forceUpdate: fresh } : {}
}

/** A balance as a token; `undefined` for one of another network, and for an invalid amount. */
function readBalance(
  { stores }: FoundationContext,
  network: CaipNetwork,
  { chainId, address, name, symbol, price, quantity, iconUrl }: TokenBalance,
): Token | undefined {
  const { caipNetworkId } = network
  if (chainId !== undefined && chainId !== caipNetworkId) return undefined
  const stated = /^\d{1,3}$/.test(quantity.decimals) ? Number(quantity.decimals) : undefined
  if (stated === undefined || stated > maximumDecimals) return undefined
  if (address !== undefined && !address.startsWith(`${caipNetworkId}:`)) return undefined
  const token = readAddress(network, address)
  // Decimals of the coin are known: with others, more would be sent than is shown. Decimals of a token are compared
  // before sending.
  const decimals = token === undefined ? network.nativeCurrency.decimals : stated
  const amount = readAmount(quantity.numeric, decimals)
  if (amount === undefined || amount < 0n) return undefined
  const digits = price > 0 ? toDecimalDigits(price) : undefined
  return toToken(
    { ...(token && { address: token }), name, symbol, decimals, amount, ...(digits && { price: digits }) },
    { network, hasPrice: true, iconUrl: ownImage(stores.options.getState().services, iconUrl) },
  )
}

/** The contract or mint in a CAIP-10 id; `undefined` for the network's own coin, by its marker as well. */
function readAddress({ caipNetworkId }: CaipNetwork, account: string | undefined): string | undefined {
  const address = account && toAddressKey(caipNetworkId, account.slice(caipNetworkId.length + 1))
  return address && !isCoinMarker(caipNetworkId, address) ? address : undefined
}

function readAmount(numeric: string, decimals: number): bigint | undefined {
  try {
    return parseUnits(numeric, decimals)
  } catch {
    // More decimals than the token has, or no number at all: not an amount of it.
    return undefined
  }
}

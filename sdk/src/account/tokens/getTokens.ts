import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getBalanceSubject } from '../balances/getNativeBalance.ts'
import { loadReads } from '../reads/loadReads.ts'
import type { Currency, TokenList } from './Token.ts'

export interface GetTokensParameters {
  /** Default: the connected account. */
  readonly address?: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId
  /** Currency of prices and values. Default: `usd`. */
  readonly currency?: Currency
}

/**
 * Reads the balances of an account on a network, through the kit's cache: at most one request in 30 s. Amounts are
 * exact, in smallest units; prices and values are decimal digits. From the data service, else from the wallet or the
 * chain.
 *
 * `GET {dataService}/v1/account/{address}/balance`
 *
 * @throws WalletKitError `NOT_CONNECTED` without an account, `BALANCE_UNAVAILABLE`, `BALANCE_NOT_READY`
 *
 * @example
 * const { tokens, total } = await getTokens(kit)
 */
export async function getTokens(
  kit: KitHandle<WalletsContext>,
  { currency, ...subject }: GetTokensParameters = {},
): Promise<TokenList> {
  const account = getBalanceSubject(kit, subject)
  const { getQueryClient, tokensQueryOptions } = await loadReads()
  return getQueryClient(kit).fetchQuery(tokensQueryOptions(kit, { ...account, currency }))
}

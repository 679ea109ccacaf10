import type { Purchase } from '../onramp/createPurchases.ts'
import { getPrice } from '../prices/priceFeed.ts'
import type { DataService } from './createDataService.ts'
import type { ServiceAccount } from './readAccount.ts'

export interface ListPurchasesParameters {
  readonly account: ServiceAccount
  /** CAIP-2. Default: all networks. */
  readonly caipNetworkId?: string | undefined
  iconUrl(symbol: string | undefined): string
}

/** An account's purchases in the form of the history. All are on one page. */
export function listPurchases(
  { purchases, seed }: DataService,
  { account, caipNetworkId, iconUrl }: ListPurchasesParameters,
) {
  const list = purchases
    .list(account.address.toLowerCase())
    .filter(({ chain }) => caipNetworkId === undefined || chain === caipNetworkId)
  const toItem = ({ id, chain, symbol, amount, status, createdAt }: Purchase) => {
    const price = getPrice({ seed, symbol, currency: 'usd', at: createdAt }) ?? null
    return {
      id,
      metadata: {
        operationType: 'buy',
        hash: id,
        minedAt: new Date(createdAt).toISOString(),
        sentFrom: 'Coinbase',
        sentTo: account.address,
        status: `ONRAMP_TRANSACTION_STATUS_${status}`,
        nonce: 1,
        chain,
      },
      transfers: [
        {
          fungible_info: { name: symbol, symbol, icon: { url: iconUrl(symbol) } },
          nft_info: null,
          direction: 'in' as const,
          quantity: { numeric: amount },
          // For display only, so floating point is precise enough.
          value: price === null ? null : Number((Number(amount) * price).toPrecision(12)),
          price,
        },
      ],
    }
  }
  return { data: list.map(toItem), next: null }
}

import { type Address, formatUnits } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { type Currency, getPrice } from './prices.ts'

export interface GetBalanceContext {
  readonly chains: readonly Chain[]
  readonly seed: string
}

export interface GetBalanceParameters {
  readonly address: Address
  readonly currency: Currency
  /** CAIP-2. Default: all chains. */
  readonly caipNetworkId?: string | undefined
  /** Address of a token's picture. */
  iconUrl(symbol: string): string
}

export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  readonly value: number
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

export type GetBalanceResult =
  | { readonly outcome: 'found'; readonly balances: TokenBalance[] }
  | { readonly outcome: 'unsupported-chain' }
  | { readonly outcome: 'chain-unavailable'; readonly cause: unknown }

/** Reads what an account owns from the chains and puts a price on it. Coins it has none of are left out. */
export async function getBalance(
  { chains, seed }: GetBalanceContext,
  { address, currency, caipNetworkId, iconUrl }: GetBalanceParameters,
): Promise<GetBalanceResult> {
  const asked = chains.filter((chain) => !caipNetworkId || chain.caipNetworkId === caipNetworkId)
  if (asked.length === 0) return { outcome: 'unsupported-chain' }
  try {
    const owned = await Promise.all(
      asked.map(async (chain) => ({ chain, amount: await chain.getBalance(address) })),
    )
    const balances = owned
      .filter(({ amount }) => amount > 0n)
      .map(({ chain, amount }): TokenBalance => {
        const { symbol, name, decimals } = chain.definition.nativeCurrency
        const numeric = formatUnits(amount, decimals)
        const price = getPrice({ seed, symbol, currency })
        return {
          name,
          symbol,
          chainId: chain.caipNetworkId,
          // Worth for people to read; nothing is paid by it, so a floating point number will do.
          value: Number((Number(numeric) * price).toPrecision(12)),
          price,
          quantity: { decimals: `${decimals}`, numeric },
          iconUrl: iconUrl(symbol),
        }
      })
    return { outcome: 'found', balances }
  } catch (cause) {
    return { outcome: 'chain-unavailable', cause }
  }
}

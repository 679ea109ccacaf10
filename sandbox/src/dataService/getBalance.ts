import type { Address as SolanaAddress } from '@solana/kit'
import { type Address, formatUnits } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { type Currency, getPrice } from '../prices/priceFeed.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'

export interface GetBalanceContext {
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly seed: string
}

export interface GetBalanceParameters {
  /** Solana or EVM address. */
  readonly account:
    | { readonly namespace: 'eip155'; readonly address: Address }
    | { readonly namespace: 'solana'; readonly address: SolanaAddress }
  readonly currency: Currency
  /** CAIP-2. Default: all chains of the account's namespace. */
  readonly caipNetworkId?: string | undefined
  /** URL of a token's image. */
  iconUrl(symbol: string): string
}

export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  /** `<CAIP-2 network>:<mint>` of a token; absent for the native coin. */
  readonly address?: string
  /** Absent when no price is known; `price` is 0 then. */
  readonly value?: number
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

export type GetBalanceResult =
  | { readonly outcome: 'found'; readonly balances: TokenBalance[] }
  | { readonly outcome: 'unsupported-chain' }
  | { readonly outcome: 'chain-unavailable'; readonly cause: unknown }

/** Reads an account's balances from the chains and prices them. Zero balances are left out. */
export async function getBalance(
  context: GetBalanceContext,
  { account, currency, caipNetworkId, iconUrl }: GetBalanceParameters,
): Promise<GetBalanceResult> {
  const sources =
    account.namespace === 'solana' ? solanaSources(context, account) : evmSources(context, account)
  const asked = sources.filter((source) => !caipNetworkId || source.caipNetworkId === caipNetworkId)
  if (asked.length === 0) return { outcome: 'unsupported-chain' }
  try {
    const owned = (await Promise.all(asked.map((source) => source.read()))).flat()
    const balances = owned
      .filter(({ amount }) => amount > 0n)
      .map(({ name, symbol, decimals, amount, ...where }): TokenBalance => {
        const numeric = formatUnits(amount, decimals)
        const price = getPrice({ seed: context.seed, symbol, currency })
        return {
          name,
          symbol,
          ...where,
          // For display only, so floating point is precise enough. Without a price there is no value.
          ...(price !== undefined && { value: Number((Number(numeric) * price).toPrecision(12)) }),
          price: price ?? 0,
          quantity: { decimals: `${decimals}`, numeric },
          iconUrl: iconUrl(symbol),
        }
      })
    return { outcome: 'found', balances }
  } catch (cause) {
    return { outcome: 'chain-unavailable', cause }
  }
}

/** A chain of the account's namespace. */
interface Source {
  readonly caipNetworkId: string
  read(): Promise<readonly Holding[]>
}

interface Holding extends Pick<TokenBalance, 'name' | 'symbol' | 'chainId' | 'address'> {
  readonly decimals: number
  readonly amount: bigint
}

function evmSources(
  { chains }: GetBalanceContext,
  { address }: { readonly address: Address },
): readonly Source[] {
  return chains.map(({ caipNetworkId, definition: { nativeCurrency }, getBalance }) => ({
    caipNetworkId,
    read: async () => [{ ...nativeCurrency, chainId: caipNetworkId, amount: await getBalance(address) }],
  }))
}

function solanaSources(
  { solana }: GetBalanceContext,
  { address }: { readonly address: SolanaAddress },
): readonly Source[] {
  const { caipNetworkId } = solana.definition
  return [
    {
      caipNetworkId,
      read: async () =>
        solana.getHoldings(address).map(({ mint, ...holding }) => ({
          ...holding,
          chainId: caipNetworkId,
          ...(mint && { address: `${caipNetworkId}:${mint}` }),
        })),
    },
  ]
}

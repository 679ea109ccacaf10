import { formatUnits, getAddress } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { Indexer } from '../indexer/createIndexer.ts'
import { readTokenBalances } from '../indexer/readContractFacts.ts'
import { type Currency, getPrice } from '../prices/priceFeed.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import { findListedToken } from './listedTokens.ts'
import type { ServiceAccount } from './readAccount.ts'

export interface GetBalanceContext {
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly indexer: Indexer
  readonly seed: string
}

export interface GetBalanceParameters {
  readonly account: ServiceAccount
  readonly currency: Currency
  /** CAIP-2. Default: all chains of the account's namespace. */
  readonly caipNetworkId?: string | undefined
  /** URL of a token's image; called with undefined for a token that is not listed. */
  iconUrl(symbol: string | undefined): string
}

export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  /** CAIP-10 id of the contract or mint; absent for the native coin. */
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
  const sources = sourcesOf(context, account)
  const asked = sources.filter((source) => !caipNetworkId || source.caipNetworkId === caipNetworkId)
  if (asked.length === 0) return { outcome: 'unsupported-chain' }
  try {
    const owned = (await Promise.all(asked.map((source) => source.read()))).flat()
    const balances = owned
      .filter(({ amount }) => amount > 0n)
      .map(({ name, symbol, decimals, amount, listedSymbol, ...where }): TokenBalance => {
        const numeric = formatUnits(amount, decimals)
        const price =
          listedSymbol === undefined
            ? undefined
            : getPrice({ seed: context.seed, symbol: listedSymbol, currency })
        return {
          name,
          symbol,
          ...where,
          // For display only, so floating point is precise enough.
          ...(price !== undefined && { value: Number((Number(numeric) * price).toPrecision(12)) }),
          price: price ?? 0,
          quantity: { decimals: `${decimals}`, numeric },
          iconUrl: iconUrl(price === undefined ? undefined : listedSymbol),
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
  /** Symbol of a listed token: the token's own may be anyone's. */
  readonly listedSymbol: string | undefined
}

function sourcesOf(context: GetBalanceContext, account: ServiceAccount): readonly Source[] {
  const { chains, solana } = context
  if (account.namespace === 'eip155') {
    return chains.map((chain) => ({
      caipNetworkId: chain.caipNetworkId,
      read: async () => {
        const [amount, tokens] = await Promise.all([
          chain.getBalance(account.address),
          readEvmTokens(context, chain, account),
        ])
        return [nativeHolding(chain.caipNetworkId, chain.definition.nativeCurrency, amount), ...tokens]
      },
    }))
  }
  const { caipNetworkId } = solana.definition
  return [
    {
      caipNetworkId,
      read: async () =>
        solana.getHoldings(account.address).map(({ mint, ...holding }) => {
          if (!mint) return nativeHolding(caipNetworkId, holding, holding.amount)
          const address = `${caipNetworkId}:${mint}`
          const listedSymbol = findListedToken(context, address)?.symbol
          return { ...holding, chainId: caipNetworkId, address, listedSymbol }
        }),
    },
  ]
}

type Currencies = Pick<Holding, 'name' | 'symbol' | 'decimals'>

function nativeHolding(chainId: string, { name, symbol, decimals }: Currencies, amount: bigint): Holding {
  return { name, symbol, decimals, chainId, amount, listedSymbol: symbol }
}

/** The tokens that the account has ever received, with their balances. */
async function readEvmTokens(
  context: GetBalanceContext,
  chain: Chain,
  { address: account }: Extract<ServiceAccount, { namespace: 'eip155' }>,
): Promise<readonly Holding[]> {
  const { caipNetworkId, call } = chain
  const store = await context.indexer.upToDate(chain)
  const contracts = store.listTokens(caipNetworkId, account.toLowerCase())
  const amounts = await readTokenBalances(call, account, contracts)
  return contracts.map((contract, index) => {
    const facts = store.findContract(caipNetworkId, contract)
    const address = `${caipNetworkId}:${getAddress(contract)}`
    return {
      name: (facts?.name ?? '').slice(0, longestName),
      symbol: (facts?.symbol ?? '').slice(0, longestSymbol),
      decimals: facts?.decimals ?? 0,
      chainId: caipNetworkId,
      address,
      amount: amounts[index] ?? 0n,
      listedSymbol: findListedToken(context, address)?.symbol,
    }
  })
}

/** Limits of the contract. */
const longestName = 1_024
const longestSymbol = 256

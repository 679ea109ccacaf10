import { seedBalance } from '../chains/seeding/seedBalance.ts'
import { type SolanaToken, solanaDefinition, solanaTokens } from './solanaDefinition.ts'

export interface SeedSolanaBalancesParameters {
  readonly seed: string
  /** Place of the account in the mnemonic, from 0. */
  readonly accountIndex: number
}

export interface SeededSolanaBalances {
  readonly lamports: bigint
  readonly tokens: readonly { readonly token: SolanaToken; readonly amount: bigint }[]
}

/** Seeded balances of an account: SOL and both tokens, nothing for the last account. */
export function seedSolanaBalances({
  seed,
  accountIndex,
}: SeedSolanaBalancesParameters): SeededSolanaBalances {
  const amountOf = (coin: string, decimals: number) =>
    seedBalance({ seed, chainId: `solana/${coin}`, accountIndex, decimals })
  const { symbol, decimals } = solanaDefinition.nativeCurrency
  return {
    lamports: amountOf(symbol, decimals),
    tokens: solanaTokens.map((token) => ({ token, amount: amountOf(token.symbol, token.decimals) })),
  }
}

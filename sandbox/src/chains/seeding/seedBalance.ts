import { parseUnits } from 'viem'
import { createRandom } from '../../random/createRandom.ts'
import type { EvmToken } from '../ChainDefinition.ts'

export interface SeedBalanceParameters {
  readonly seed: string
  /** An EVM chain id, or another key that is unique to the coin. */
  readonly chainId: number | string
  /** Index of the account in the mnemonic, from 0. */
  readonly accountIndex: number
  /** Decimals of the coin, at least 6. Default: 18. */
  readonly decimals?: number
}

/** The last account is empty, so that empty wallets can be tested. */
export const emptyAccountIndex = 9

/**
 * Seeded balance of an account, in the coin's smallest unit: an odd amount that differs for each chain and each
 * account, so that a displayed balance cannot be mistaken for a default.
 */
export function seedBalance({ seed, chainId, accountIndex, decimals = 18 }: SeedBalanceParameters): bigint {
  if (accountIndex === emptyAccountIndex) return 0n
  const random = createRandom(`${seed}/balance/${chainId}/${accountIndex}`)
  return parseUnits(`${random.integer(2, 94)}.${random.integer(100_001, 999_999)}`, decimals)
}

export interface SeedTokenBalanceParameters extends Pick<SeedBalanceParameters, 'seed' | 'accountIndex'> {
  readonly chainId: number
  readonly token: EvmToken
}

/** Seeded balance of an ERC-20, in its smallest unit. */
export function seedTokenBalance({ seed, chainId, accountIndex, token }: SeedTokenBalanceParameters): bigint {
  const { symbol, decimals, magnitude = 0 } = token
  const amount = seedBalance({ seed, chainId: `${chainId}/${symbol}`, accountIndex, decimals })
  return magnitude < 0 ? amount / 10n ** BigInt(-magnitude) : amount * 10n ** BigInt(magnitude)
}

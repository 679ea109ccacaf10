import { parseUnits } from 'viem'
import { createRandom } from '../random/createRandom.ts'

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
const emptyAccountIndex = 9

/**
 * Seeded balance of an account, in the coin's smallest unit: an odd amount that differs for each chain and each
 * account, so that a displayed balance cannot be mistaken for a default.
 */
export function seedBalance({ seed, chainId, accountIndex, decimals = 18 }: SeedBalanceParameters): bigint {
  if (accountIndex === emptyAccountIndex) return 0n
  const random = createRandom(`${seed}/balance/${chainId}/${accountIndex}`)
  return parseUnits(`${random.integer(2, 94)}.${random.integer(100_001, 999_999)}`, decimals)
}

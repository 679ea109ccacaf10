import { parseUnits } from 'viem'
import { createRandom } from '../random/createRandom.ts'

export interface SeedBalanceParameters {
  readonly seed: string
  /** An EVM chain id, or another key that is unique to the coin. */
  readonly chainId: number | string
  /** Place of the account in the mnemonic, from 0. */
  readonly accountIndex: number
  /** Of the coin, at least 6. Default: 18. */
  readonly decimals?: number
}

/** The last account owns nothing, so that an empty wallet can be tried. */
const emptyAccountIndex = 9

/**
 * What an account owns at the start, in the coin's smallest unit: odd amounts, another on each chain and for each
 * account, so that a balance on the screen cannot be mistaken for a default.
 */
export function seedBalance({ seed, chainId, accountIndex, decimals = 18 }: SeedBalanceParameters): bigint {
  if (accountIndex === emptyAccountIndex) return 0n
  const random = createRandom(`${seed}/balance/${chainId}/${accountIndex}`)
  return parseUnits(`${random.integer(2, 94)}.${random.integer(100_001, 999_999)}`, decimals)
}

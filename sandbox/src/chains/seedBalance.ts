import { parseEther } from 'viem'
import { createRandom } from '../random/createRandom.ts'

export interface SeedBalanceParameters {
  readonly seed: string
  readonly chainId: number
  /** Place of the account in the mnemonic, from 0. */
  readonly accountIndex: number
}

/** The last account owns nothing, so that an empty wallet can be tried. */
const emptyAccountIndex = 9

/**
 * What an account owns at the start, in wei: odd amounts, another on each chain and for each account, so that a
 * balance on the screen cannot be mistaken for a default.
 */
export function seedBalance({ seed, chainId, accountIndex }: SeedBalanceParameters): bigint {
  if (accountIndex === emptyAccountIndex) return 0n
  const random = createRandom(`${seed}/balance/${chainId}/${accountIndex}`)
  return parseEther(`${random.integer(2, 94)}.${random.integer(100_001, 999_999)}`)
}

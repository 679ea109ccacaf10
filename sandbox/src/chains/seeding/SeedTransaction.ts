import type { Address, Hex } from 'viem'

/** A transaction of the seeded history. Nonces are added when it is sent. */
export interface SeedTransaction {
  readonly from: Address
  /** Absent for a deployment. */
  readonly to?: Address
  readonly data?: Hex
  readonly value?: bigint
  readonly gas: bigint
}

/** A block of the seeded history. */
export interface SeedBlock {
  /** Age of the block when the chain starts. */
  readonly secondsAgo: number
  readonly transactions: readonly SeedTransaction[]
}

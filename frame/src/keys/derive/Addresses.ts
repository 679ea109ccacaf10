import type { Address } from 'viem'

/** Addresses of one key, by namespace of CAIP-2. */
export interface Addresses {
  /** With the checksum of EIP-55. */
  readonly eip155: Address
  /** Base58. */
  readonly solana: string
  /** Owner of the smart account. Its key signs nothing else, so that no other signature counts for the account. */
  readonly accountOwner: Address
}

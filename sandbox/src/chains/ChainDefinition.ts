import type { Address } from 'viem'

/** Public description of one of the sandbox's chains. */
export interface ChainDefinition {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Id of the network's image in the wallet directory. */
  readonly imageId: string
  /** The ERC-20 form of the native currency, Uniswap's WETH9. */
  readonly wrappedCoin: EvmToken
  /** All other ERC-20s. */
  readonly tokens: readonly EvmToken[]
  readonly collections: readonly EvmCollection[]
  /** Number of blocks that the seeded history is spread over. */
  readonly historyBlocks: number
}

/** An ERC-20 that exists from the start. */
export interface EvmToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: Address
  /**
   * `legacy`: name and symbol are bytes32. `reset`: refuses to change an allowance unless it is zero, and takes no part in
   * the seeded history. Default: standard.
   */
  readonly kind?: 'legacy' | 'reset'
  /** Power of ten by which the seeded amounts differ from those of a coin. Default: 0. */
  readonly magnitude?: number
  /** Tokens in the exchange's pool against the native coin; absent without a pool. */
  readonly poolCoins?: number
}

/** A collection of NFTs that exists from the start. */
export interface EvmCollection {
  readonly name: string
  readonly symbol: string
  readonly address: Address
  readonly standard: 'erc721' | 'erc1155'
  /** Last part of the URLs of its metadata. */
  readonly slug: string
  readonly isSpam: boolean
}

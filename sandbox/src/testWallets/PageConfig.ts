/** What the script in the page needs to be told, because it differs from run to run. */
export interface PageConfig {
  /** The sandbox's own origin, for a script that does not know where it came from. */
  readonly origin: string
  readonly chainIds: readonly number[]
  /** Announced (EIP-6963). */
  readonly evmWallets: readonly {
    readonly name: string
    readonly rdns: string
    /** Data URI. */
    readonly icon: string
    /** Private keys. */
    readonly accounts: readonly `0x${string}`[]
  }[]
  /** Registered (Wallet Standard). */
  readonly solanaWallets: readonly {
    readonly name: string
    /** Data URI, as Wallet Standard has it: in base64. */
    readonly icon: `data:image/svg+xml;base64,${string}`
    /** Secret keys in base58. */
    readonly accounts: readonly string[]
  }[]
}

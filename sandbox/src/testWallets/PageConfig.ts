/** What the script in the page needs to be told, because it differs from run to run. */
export interface PageConfig {
  /** The sandbox's own origin, for a script that does not know where it came from. */
  readonly origin: string
  readonly chainIds: readonly number[]
  readonly wallets: readonly {
    readonly name: string
    readonly rdns: string
    /** Data URI. */
    readonly icon: string
    readonly accounts: readonly `0x${string}`[]
  }[]
}

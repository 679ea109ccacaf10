import type { KnownKey } from '@wallet-kit/sdk/testing'

/** Configuration of the script in the page, which differs between runs. */
export interface PageConfig {
  /** The sandbox's own origin, for a script that does not know its URL. */
  readonly origin: string
  readonly chainIds: readonly number[]
  /** Announced (EIP-6963). */
  readonly evmWallets: readonly {
    readonly name: string
    readonly rdns: string
    /** Data URI. */
    readonly icon: string
    /** Private keys with their addresses: the script runs on every load of a page and has nothing to derive. */
    readonly accounts: readonly KnownKey[]
  }[]
  /** Registered (Wallet Standard). */
  readonly solanaWallets: readonly {
    readonly name: string
    /** Base64 data URI, as Wallet Standard requires. */
    readonly icon: `data:image/svg+xml;base64,${string}`
    /** Secret keys in base58. */
    readonly accounts: readonly string[]
  }[]
}

import type { SignInStore } from '../store/SignInStore.ts'

/** A network whose accounts may sign in. */
export interface SignInNetwork {
  /** CAIP-2 id: `eip155:1`, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`. */
  readonly id: string
  /**
   * URL of a node of an EVM network, which contract accounts are verified with (ERC-1271, ERC-6492). Without it, only
   * accounts with a key of their own can sign in. Not used on Solana.
   */
  readonly rpcUrl?: string | undefined
}

/** Limits per minute. */
export interface SignInRateLimits {
  /** Nonces and sign-in attempts per IP address (IPv6: per /64 network). Default: 60. */
  readonly attemptsPerAddress?: number | undefined
  /** Sessions per account. Only its owner can use it up: refused attempts do not count. Default: 20. */
  readonly sessionsPerAccount?: number | undefined
  /** Number of IP addresses and of accounts that are remembered; the oldest are forgotten. Default: 10,000. */
  readonly maxEntries?: number | undefined
}

/** Options of `createSignInServer`. */
export interface SignInServerOptions {
  /**
   * Origins of the pages that sign in here, e.g. `https://app.example`. Only messages that are signed for one of them, and
   * sent by a page of the same one, are accepted. Requests of other origins are answered with 403.
   */
  readonly origins: readonly string[]
  /** At least 32 random characters, the same on each server behind one address. */
  readonly secret: string
  readonly networks: readonly SignInNetwork[]
  /** Default: SQLite in `wallet-kit-sign-in.sqlite` of the working directory, with `node:sqlite`. */
  readonly store?: SignInStore | undefined
  /** Path of the endpoints. Default: `/api/auth`. */
  readonly basePath?: string | undefined
  /** Life of a session, in seconds. Default: 24 hours. */
  readonly sessionLifetimeSeconds?: number | undefined
  /** `false` switches rate limits off, for hosts that limit requests elsewhere. Servers that share a store share them. */
  readonly rateLimit?: SignInRateLimits | false | undefined
  /**
   * IP address that a request was sent from; behind a proxy, the header that the proxy sets. A request without an address
   * is not limited. Default on Node: the peer of the connection.
   */
  readonly clientAddress?: ((request: Request) => string | undefined) | undefined
  /**
   * Path of your sign-in page, which receives the query of `{basePath}/signin` and `{basePath}/error`: `error`, `code`,
   * `callbackUrl`. Default: `/`.
   */
  readonly signInPage?: string | undefined
  /** Display name of an account, by its CAIP-10 id. Default: the shortened address. */
  readonly nameOf?: ((account: string) => string | undefined | Promise<string | undefined>) | undefined
  /** Receives failures of the store and of nodes. Default: one line to standard error. */
  readonly onError?: ((error: unknown) => void) | undefined
}

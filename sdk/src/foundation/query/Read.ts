import type { SkipToken } from '@tanstack/query-core'
import type { ServiceClient } from '@wallet-kit/clients/runtime/client/ServiceClient'

/**
 * One read of a service. Its parts are the arguments of the generated hook and of the generated query options, so both
 * share an entry of the cache.
 *
 * @example
 * const { client, parameters, options } = recommendedWalletsRead(kit)
 * const { data } = useGetWallets(client, parameters, options)
 */
export interface Read<Client extends ServiceClient, Parameters, Options> {
  /** For this read only: it makes the replies safe before they are cached. */
  readonly client: Client
  /** The skip token, when there is nothing to request. */
  readonly parameters: Parameters | SkipToken
  readonly options: Options
}

/** Options of TanStack Query that a read needs. */
export interface ReadOptions<Cached, Data> {
  /** In ms. */
  readonly staleTime: number
  /** Replies that were made safe are known by identity, so the cache must not copy them. */
  readonly structuralSharing: false
  /** A reply from before there was a cache. */
  readonly initialData?: () => Cached | undefined
  /** When that was, in ms since the epoch. */
  readonly initialDataUpdatedAt?: () => number | undefined
  /**
   * Safe part of the cached reply, for display.
   *
   * @throws WalletKitError `SERVICE_REPLY_INVALID` for a reply that was cached past the client of the read
   */
  readonly select: (cached: Cached) => Data
}

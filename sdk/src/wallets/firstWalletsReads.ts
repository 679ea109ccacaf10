import { createLateError } from '../errors/createLateError.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'
import { featuredRequest } from './featuredRequest.ts'
import { getKnownWallets, keepWallets } from './knownWallets.ts'
import { recommendedRequest } from './recommendedRequest.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { requestWallets, type WalletsRequest } from './walletsClient.ts'
import type { SafeWalletsReply, WalletsPage } from './walletsReply.ts'

/** A read of the directory that does without the query cache, which begins with what it has read. */
export interface FirstWalletsRead {
  /** Whether there is anything to request. */
  readonly isDue: boolean
  /** What has been read before. */
  getKnown(): WalletsPage | undefined
  /** Requests it once, unless it is known. Calls at the same time share a request. Rejects with the kit's errors. */
  load(): Promise<WalletsPage>
  /** Tries again after a failure of `load`, as often as the query cache does, whose code is loaded for it. */
  retry(failure: Error): Promise<WalletsPage>
}

/** Requests in progress, by query. */
const requests = defineSlot(() => new Map<string, Promise<WalletsPage>>())

/**
 * What `recommendedWalletsQueryOptions` and `featuredWalletsQueryOptions` read, for a page that shows it first and needs
 * nothing else of a query cache.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { recommended } = firstWalletsReads(kit)
 * const { wallets, count } = await recommended.load()
 */
export function firstWalletsReads(kit: KitHandle<WalletsContext>): {
  readonly recommended: FirstWalletsRead
  readonly featured: FirstWalletsRead
} {
  const { _internal: context } = kit
  return {
    recommended: createRead(kit, recommendedRequest(context)),
    featured: createRead(kit, featuredRequest(context)),
  }
}

function createRead(kit: KitHandle<WalletsContext>, request: WalletsRequest): FirstWalletsRead {
  const { _internal: context } = kit
  const { query, ...rules } = request
  function keep(reply: SafeWalletsReply): WalletsPage {
    if (query) keepWallets(context, query, reply)
    return reply
  }
  async function send(): Promise<WalletsPage> {
    if (!query) throw createLateError('SERVICE_DISABLED', { context: { service: 'walletDirectory' } })
    return keep(await requestWallets(context, query, rules))
  }
  return {
    isDue: query !== undefined && context.stores.options.getState().services.walletDirectory !== false,
    getKnown: () => getKnownWallets(context, query),
    async load() {
      const page = getKnownWallets(context, query)
      if (page) return page
      const inProgress = readSlot(context, requests)
      const key = JSON.stringify(query)
      const sent = inProgress.get(key) ?? send().finally(() => inProgress.delete(key))
      inProgress.set(key, sent)
      return sent
    },
    async retry(failure) {
      const { retryWallets } = await import('./retryWallets.ts')
      return keep(await retryWallets(kit, request, failure))
    },
  }
}

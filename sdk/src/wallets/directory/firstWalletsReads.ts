import { serviceDisabled } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { getKnownWallets, requestWallets, type WalletsRequest } from './client.ts'
import type { DirectoryContext } from './DirectoryContext.ts'
import { loadDirectoryUse } from './loadDirectoryUse.ts'
import { featuredRequest, recommendedRequest } from './request.ts'
import type { WalletsPage } from './walletsReply.ts'

/** A read of the directory without the query cache, which starts with its result. */
export interface FirstWalletsRead {
  /** Whether there is anything to request. */
  readonly isDue: boolean
  /** The page read in the last 5 minutes, here or by a query cache. */
  getKnown(): WalletsPage | undefined
  /**
   * Requests it, unless it is known; after a failure again, as often as the query cache does, whose code is loaded for
   * that. Calls before the end share one read. Rejects with the kit's errors.
   *
   * @param onFailure called when the first attempt of the read has failed: at once, if that is so already
   */
  load(onFailure?: () => void): Promise<WalletsPage>
}

/** A read that has not ended. */
interface Reading {
  readonly page: Promise<WalletsPage>
  /** Never rejects. */
  readonly failed: Promise<void>
}

const readings = defineKitState(() => new Map<string, Reading>())

/**
 * The reads of `recommendedWalletsQueryOptions` and `featuredWalletsQueryOptions`, for a page that shows them first and
 * needs nothing else of a query cache.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { recommended } = firstWalletsReads(kit)
 * const { wallets, count } = await recommended.load()
 */
export function firstWalletsReads(kit: KitHandle<DirectoryContext>): {
  readonly recommended: FirstWalletsRead
  readonly featured: FirstWalletsRead
} {
  const { _internal: context } = kit
  return {
    recommended: createRead(kit, recommendedRequest(context)),
    featured: createRead(kit, featuredRequest(context)),
  }
}

function createRead(kit: KitHandle<DirectoryContext>, request: WalletsRequest): FirstWalletsRead {
  const { _internal: context } = kit
  const { query, ...rules } = request

  async function read(onFailure: () => void): Promise<WalletsPage> {
    if (!query) throw createError(serviceDisabled, { context: { service: 'walletDirectory' } })
    try {
      return await requestWallets(context, query, rules)
    } catch (failure) {
      onFailure()
      const { retryWallets } = await loadDirectoryUse()
      return retryWallets(kit, request, failure as Error)
    }
  }

  function begin(): Reading {
    const key = JSON.stringify(query)
    const inProgress = getKitState(context, readings)
    const present = inProgress.get(key)
    if (present) return present
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    const reading = { failed, page: read(fail).finally(() => inProgress.delete(key)) }
    inProgress.set(key, reading)
    return reading
  }

  const getKnown = () => getKnownWallets(context, query)?.reply
  return {
    isDue: query !== undefined && context.stores.options.getState().services.walletDirectory !== false,
    getKnown,
    async load(onFailure) {
      const known = getKnown()
      if (known) return known
      const { page, failed } = begin()
      if (onFailure) void failed.then(onFailure)
      return page
    },
  }
}

import { getHistoryQueryOptions } from '@wallet-kit/clients/data-service/query'
import { destroyed, historyUnavailable } from '@wallet-kit/clients/errors/constants'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { supportedChainsQueryOptions } from '../../chains/networks/supportedChainsQueryOptions.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { isSmartAccount } from '../../wallets/connection/isSmartAccount.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { Activity, ActivityPage } from './Activity.ts'
import { toActivity } from './toActivity.ts'

/** Pages that are read in a row while they hold nothing that may be shown. */
const mostPages = 5

export interface ActivityRequest {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The `next` of the page before. */
  readonly cursor: string | undefined
  readonly signal: AbortSignal
  /** Lists purchases with a card instead. Default: false. */
  readonly isPurchases?: boolean
}

/**
 * Reads a page of an account's history. Entries of other networks, and those that move spam only, are left out. Empty
 * where the service does not cover the network.
 *
 * `GET {dataService}/v1/account/{account}/history`
 *
 * @throws WalletKitError `HISTORY_UNAVAILABLE`, `DESTROYED`
 */
export async function readActivity(
  kit: KitHandle<WalletsContext>,
  { address, caipNetworkId, cursor, signal, isPurchases = false }: ActivityRequest,
): Promise<ActivityPage> {
  const { _internal: context } = kit
  if (context.lifetime.aborted) throw createError(destroyed)
  const limited = AbortSignal.any([signal, context.lifetime])
  const { projectId } = context.stores.options.getState()
  const properties = {
    projectId,
    isSmartAccount: isSmartAccount(context),
    ...(cursor !== undefined && { cursor }),
  }
  if (cursor !== undefined) context.track?.({ type: 'track', event: 'LOAD_MORE_TRANSACTIONS', properties })
  try {
    const covered = await getQueryClient(kit).fetchQuery(supportedChainsQueryOptions(kit))
    if (!covered.includes(caipNetworkId)) return { items: [] }
    const { services } = context.stores.options.getState()
    let next = cursor
    for (let page = 1; ; page += 1) {
      const { queryFn } = getHistoryQueryOptions(getDataService(context), {
        path: { account: toAddressKey(caipNetworkId, address) },
        query: {
          chainId: caipNetworkId,
          ...(next !== undefined && { cursor: next }),
          ...(isPurchases && { onramp: 'coinbase' as const }),
        },
      })
      const reply = await queryFn({ signal: limited })
      const entries = reply.data.flatMap((entry) => toActivity(entry, { caipNetworkId, services }) ?? [])
      const items = entries.filter((item) => !isSpam(item))
      // A cursor that leads back to its own page would never end.
      next = reply.next && reply.next !== next ? reply.next : undefined
      if (items.length > 0 || next === undefined || page === mostPages)
        return { items, ...(next !== undefined && { next }) }
    }
  } catch (cause) {
    limited.throwIfAborted()
    context.track?.({ type: 'track', event: 'ERROR_FETCH_TRANSACTIONS', properties })
    throw createError(historyUnavailable, { context: { caipNetworkId }, cause })
  }
}

/** Whether it moves spam only. */
function isSpam({ transfers }: Activity): boolean {
  return transfers.length > 0 && transfers.every((transfer) => transfer.isSpam)
}

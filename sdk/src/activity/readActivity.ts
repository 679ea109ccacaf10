import { getHistoryQueryOptions } from '@wallet-kit/clients/data-service/query'
import type { BalancesContext } from '../balances/BalancesContext.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'
import { createLateError } from '../errors/createLateError.ts'
import { toAddressKey } from '../namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import { supportedChainsQueryOptions } from '../networks/supportedChainsQueryOptions.ts'
import { getDataService } from '../query/getDataService.ts'
import { getQueryClient } from '../query/getQueryClient.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { ActivityPage } from './Activity.ts'
import { toActivity } from './toActivity.ts'

export interface ActivityRequest {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The `next` of the page before. */
  readonly cursor: string | undefined
  readonly signal: AbortSignal
  /** Lists what was bought with a card instead. Default: false. */
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
  kit: KitHandle<BalancesContext>,
  { address, caipNetworkId, cursor, signal, isPurchases = false }: ActivityRequest,
): Promise<ActivityPage> {
  const { _internal: context } = kit
  if (context.lifetime.aborted) throw createLateError('DESTROYED')
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
    const { queryFn } = getHistoryQueryOptions(getDataService(context), {
      path: { account: toAddressKey(caipNetworkId, address) },
      query: {
        chainId: caipNetworkId,
        ...(cursor !== undefined && { cursor }),
        ...(isPurchases && { onramp: 'coinbase' as const }),
      },
    })
    const { data, next } = await queryFn({ signal: limited })
    const { services } = context.stores.options.getState()
    const items = data.flatMap((entry) => toActivity(entry, { caipNetworkId, services }) ?? [])
    const isSpam = ({ transfers }: (typeof items)[number]) =>
      transfers.length > 0 && transfers.every((transfer) => transfer.isSpam)
    return { items: items.filter((item) => !isSpam(item)), ...(next && next !== cursor && { next }) }
  } catch (cause) {
    limited.throwIfAborted()
    context.track?.({ type: 'track', event: 'ERROR_FETCH_TRANSACTIONS', properties })
    throw createLateError('HISTORY_UNAVAILABLE', { context: { caipNetworkId }, cause })
  }
}

import { historyAccountMissing } from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { loadReads } from '../reads/loadReads.ts'
import type { ActivityPage } from './Activity.ts'

export interface GetActivityParameters {
  /** Default: the connected account. */
  readonly address?: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId
  /** The `next` of the page before. Default: the newest page. */
  readonly cursor?: string
}

/**
 * Reads a page of an account's history on a network, newest first. Amounts are decimal digits. Entries that move spam
 * only are left out.
 *
 * `GET {dataService}/v1/account/{account}/history`
 *
 * @throws WalletKitError `HISTORY_ACCOUNT_MISSING` without an account, `HISTORY_UNAVAILABLE`, `DESTROYED`
 *
 * @example
 * const { items, next } = await getActivity(kit)
 */
export async function getActivity(
  kit: KitHandle<WalletsContext>,
  parameters: GetActivityParameters = {},
): Promise<ActivityPage> {
  const { stores, getConnection, lifetime } = kit._internal
  const { active } = stores.networks.getState()
  const { caipNetworkId = active.caipNetworkId, cursor } = parameters
  const state = getConnection(getNamespace(caipNetworkId))
  const address = parameters.address ?? (state.status === 'connected' ? state.address : undefined)
  if (address === undefined) throw createError(historyAccountMissing)
  const { readActivity } = await loadReads()
  return readActivity(kit, { address, caipNetworkId, cursor, signal: lifetime })
}

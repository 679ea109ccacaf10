import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getBalanceSubject } from '../balances/getNativeBalance.ts'
import { loadReads } from '../reads/loadReads.ts'
import type { SmartSession } from './SmartSession.ts'

export interface GetSmartSessionsParameters {
  /** Default: the connected account. */
  readonly address?: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId
}

/**
 * Lists the smart sessions of an account: what apps may do for it without asking again. Ended ones are last.
 *
 * `GET {dataService}/v1/sessions/{address}`
 *
 * @throws WalletKitError `NOT_CONNECTED` without an account, `DESTROYED`, and those of the service
 *
 * @example
 * const [session] = await getSmartSessions(kit) // { pci: '8f14e45f-…', status: 'active', … }
 */
export async function getSmartSessions(
  kit: KitHandle<WalletsContext>,
  parameters: GetSmartSessionsParameters = {},
): Promise<readonly SmartSession[]> {
  const subject = getBalanceSubject(kit, parameters)
  const { getQueryClient, smartSessionsQueryOptions } = await loadReads()
  return getQueryClient(kit).fetchQuery(smartSessionsQueryOptions(kit, subject))
}

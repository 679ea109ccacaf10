import { notConnected } from '@wallet-kit/clients/errors/constants'
import type { NativeBalance } from '../../chains/namespaces/Namespace.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { loadDetails } from '../details/loadDetails.ts'

export interface GetNativeBalanceParameters {
  /** Default: the connected account. */
  readonly address?: string
  /** Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId
}

/**
 * Reads the balance of a network's own coin, through the kit's cache: at most one request in 30 s.
 *
 * @throws WalletKitError `NOT_CONNECTED` without an account, `BALANCE_UNAVAILABLE`
 *
 * @example
 * const { value, decimals, symbol } = await getNativeBalance(kit)
 */
export async function getNativeBalance(
  kit: KitHandle<WalletsContext>,
  parameters: GetNativeBalanceParameters = {},
): Promise<NativeBalance> {
  const subject = getBalanceSubject(kit, parameters)
  const { getQueryClient, nativeBalanceQueryOptions } = await loadDetails()
  return getQueryClient(kit).fetchQuery(nativeBalanceQueryOptions(kit, subject))
}

/**
 * Account whose balance a call is about, with the defaults filled in.
 *
 * @throws WalletKitError `NOT_CONNECTED`
 */
export function getBalanceSubject(
  { _internal: { stores, getConnection } }: KitHandle<WalletsContext>,
  parameters: GetNativeBalanceParameters,
) {
  const { active } = stores.networks.getState()
  const { caipNetworkId = active.caipNetworkId } = parameters
  const state = getConnection(getNamespace(caipNetworkId))
  const address = parameters.address ?? (state.status === 'connected' ? state.address : undefined)
  if (address === undefined) throw createError(notConnected)
  return { address, caipNetworkId }
}

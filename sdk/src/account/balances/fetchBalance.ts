import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { toDecimalText } from '../../foundation/format/formatNativeBalance.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { loadDetails } from '../details/loadDetails.ts'
import { getBalanceSubject } from './getNativeBalance.ts'

export interface FetchBalanceParameters {
  /** Default: the connected account. */
  readonly address?: string
  /** EIP-155 chain id or CAIP-2 reference. Default: that of the active network. */
  readonly chainId?: number | string
  /** CAIP-2 namespace of `chainId`. Default: the active one. */
  readonly chainNamespace?: ChainNamespace
}

/** A balance in the shape of AppKit's hook: a failure is part of the result. */
export interface FetchBalanceReturnType {
  /** `balance` in whole coins or tokens, exact, as decimal digits. */
  readonly data: { readonly balance: string; readonly symbol: string } | undefined
  readonly error: string | null
  readonly isSuccess: boolean
  readonly isError: boolean
}

/**
 * Reads the balance that the buttons show: of a network's own coin or of its token in the option `tokens`, at most
 * once in 30 s. Never rejects.
 *
 * @example
 * const { data } = await kit.fetchBalance() // { balance: '1.25', symbol: 'ETH' }
 */
export async function fetchBalance(
  kit: KitHandle<WalletsContext>,
  { address, chainId, chainNamespace }: FetchBalanceParameters = {},
): Promise<FetchBalanceReturnType> {
  const { active, activeNamespace } = kit._internal.stores.networks.getState()
  const caipNetworkId: CaipNetworkId =
    chainId === undefined ? active.caipNetworkId : `${chainNamespace ?? activeNamespace}:${chainId}`
  try {
    const subject = getBalanceSubject(kit, { caipNetworkId, ...(address !== undefined && { address }) })
    const { getQueryClient, shownBalanceQueryOptions } = await loadDetails()
    const { value, decimals, symbol } = await getQueryClient(kit).fetchQuery(
      shownBalanceQueryOptions(kit, subject),
    )
    const data = { balance: withoutZeros(toDecimalText(value, decimals)), symbol }
    return { data, error: null, isSuccess: true, isError: false }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { data: undefined, error: message, isSuccess: false, isError: true }
  }
}

function withoutZeros(decimal: string): string {
  return decimal.replace(/\.0*$|(\.\d*[1-9])0+$/, '$1')
}

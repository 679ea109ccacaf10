import type { AppKit, CaipNetworkId } from '@wallet-kit/sdk'
import { formatNativeBalance } from '@wallet-kit/sdk/format'
import { getQueryClient, QueryObserver, shownBalanceQueryOptions } from '@wallet-kit/sdk/query'

/** A balance, formatted and in units. All are `undefined` until it is known. */
export interface BalanceState {
  /** Three decimals, cut, with the symbol: `1.234 ETH`. */
  readonly text: string | undefined
  /** In smallest units. */
  readonly value: bigint | undefined
  readonly decimals: number | undefined
  readonly symbol: string | undefined
  /** Error of the last read. */
  readonly error: unknown
}

export interface WatchBalanceParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** Watches the balance that is shown in the kit's query cache. Returns a function that stops it. */
export function watchBalance(
  kit: AppKit,
  parameters: WatchBalanceParameters,
  onChange: (state: BalanceState) => void,
): () => void {
  const observer = new QueryObserver(getQueryClient(kit), shownBalanceQueryOptions(kit, parameters))
  const update = () => {
    const { data, error } = observer.getCurrentResult()
    onChange({
      text: data && formatNativeBalance(data.value, data),
      value: data?.value,
      decimals: data?.decimals,
      symbol: data?.symbol,
      error: error ?? undefined,
    })
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}

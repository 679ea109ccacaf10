import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import type { AppKit, CaipNetworkId } from '@wallet-kit/sdk'
import type { GetSwapQuoteParameters, SwapQuote, SwapToken } from '@wallet-kit/sdk/actions'
import { getQueryClient, swapQuoteQueryOptions, swapTokensQueryOptions } from '@wallet-kit/sdk/query'

/** What is known of a read. */
export interface ReadState<Data> {
  /** `undefined` until it is known. */
  readonly data: Data | undefined
  /** Error of the last read; the last data stays. */
  readonly error: unknown
}

/** Watches the tokens of a network that can be swapped. Returns a function that stops it. */
export function watchSwapTokens(
  kit: AppKit,
  caipNetworkId: CaipNetworkId,
  onChange: (state: ReadState<readonly SwapToken[]>) => void,
): () => void {
  return watch(kit, swapTokensQueryOptions(kit, { caipNetworkId }), onChange)
}

/** Watches what a swap would pay, read again every 10 s. Returns a function that stops it. */
export function watchSwapQuote(
  kit: AppKit,
  parameters: GetSwapQuoteParameters,
  onChange: (state: ReadState<SwapQuote>) => void,
): () => void {
  return watch(kit, swapQuoteQueryOptions(kit, parameters), onChange)
}

function watch<Data>(
  kit: AppKit,
  options: QueryObserverOptions<Data>,
  onChange: (state: ReadState<Data>) => void,
): () => void {
  const observer = new QueryObserver<Data>(getQueryClient(kit), options)
  const update = () => {
    const { data, error } = observer.getCurrentResult()
    onChange({ data, error: error ?? undefined })
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}

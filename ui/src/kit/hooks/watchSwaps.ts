import type { AppKit, CaipNetworkId } from '@wallet-kit/sdk'
import type { GetSwapQuoteParameters, SwapQuote, SwapToken } from '@wallet-kit/sdk/actions'
import { swapQuoteQueryOptions, swapTokensQueryOptions } from '@wallet-kit/sdk/query'
import { type ReadState, watchRead } from './watchReads.ts'

/** Watches the tokens of a network that can be swapped. Returns a function that stops it. */
export function watchSwapTokens(
  kit: AppKit,
  caipNetworkId: CaipNetworkId,
  onChange: (state: ReadState<readonly SwapToken[]>) => void,
): () => void {
  return watchRead(kit, swapTokensQueryOptions(kit, { caipNetworkId }), onChange)
}

/** Watches what a swap would pay, read again every 10 s. Returns a function that stops it. */
export function watchSwapQuote(
  kit: AppKit,
  parameters: GetSwapQuoteParameters,
  onChange: (state: ReadState<SwapQuote>) => void,
): () => void {
  return watchRead(kit, swapQuoteQueryOptions(kit, parameters), onChange)
}

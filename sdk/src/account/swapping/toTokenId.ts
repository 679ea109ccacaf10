import type { Swaps } from '../../chains/namespaces/Swaps.ts'
import type { SwapToken } from './SwapReview.ts'

/** The CAIP-10 id of a token, as swap services name it. */
export function toTokenId(
  { coin }: Swaps,
  { caipNetworkId, address }: Pick<SwapToken, 'caipNetworkId' | 'address'>,
): string {
  return `${caipNetworkId}:${address ?? coin}`
}

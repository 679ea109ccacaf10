import type { CaipNetworkId } from '../../networks/Caip.ts'
import { getNamespace } from '../../networks/getNamespace.ts'
import { getCoinMarker } from './coinMarkers.ts'

/** Tokens that a service reads anew at once. */
const most = 50

/**
 * The network's coin and tokens as CAIP-10, for a service that must not answer about them from its cache (`forceUpdate`).
 * `undefined` in families for which services refuse that.
 */
export function toFreshTokens(
  caipNetworkId: CaipNetworkId,
  tokens: readonly (string | undefined)[],
): string[] | undefined {
  if (getNamespace(caipNetworkId) !== 'eip155') return undefined
  const all = [getCoinMarker(caipNetworkId), ...tokens]
  return all.flatMap((token) => (token ? `${caipNetworkId}:${token}` : [])).slice(0, most)
}

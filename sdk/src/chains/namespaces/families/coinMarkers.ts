import type { CaipNetworkId } from '../../networks/Caip.ts'
import { getNamespace } from '../../networks/getNamespace.ts'

/** Placeholders of services for a network's own coin, in the place of a contract or mint, by chain family. */
const coinMarkers: Readonly<Partial<Record<string, string>>> = {
  eip155: `0x${'e'.repeat(40)}`,
  solana: 'So11111111111111111111111111111111111111111',
}

/** The placeholder for the network's own coin; `undefined` in families without one. */
export function getCoinMarker(caipNetworkId: CaipNetworkId): string | undefined {
  return coinMarkers[getNamespace(caipNetworkId)]
}

/** Whether an address is a placeholder for the network's own coin, not a contract. */
export function isCoinMarker(caipNetworkId: CaipNetworkId, address: string): boolean {
  return getCoinMarker(caipNetworkId) === address
}

import type { ViewEntry } from '@wallet-kit/sdk'

/** Two entries with the same key are the same screen: it is kept, with what was typed and scrolled. */
export function viewKey({ view, data }: ViewEntry): string {
  return [view, data?.connectorId, data?.wallet?.id, data?.caipNetworkId].filter(Boolean).join(' ')
}

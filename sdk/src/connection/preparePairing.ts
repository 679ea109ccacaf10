import { findPairing } from '../connectors/pairing/pairingKind.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { ConnectContext } from './ConnectionContext.ts'
import { getWantedNetworks } from './getWantedNetworks.ts'

/**
 * Creates the pairing code ahead where codes are used again (Telegram, Safari on iOS), so that a wallet's app opens
 * within the visitor's click. Elsewhere it does nothing. Rejects when the relay is unreachable; `connect` tries again.
 *
 * @example
 * preparePairing(kit).catch(() => {})
 */
export async function preparePairing({ _internal: context }: KitHandle<ConnectContext>): Promise<void> {
  await context.loadConnections()
  const pairing = findPairing(context.stores.connectors.getState().connectors)
  await pairing?.prepare({ networks: getWantedNetworks(context, pairing.namespaces) })
}

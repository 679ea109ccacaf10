import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ConnectContext } from './ConnectionContext.ts'

/**
 * Creates the pairing code ahead where codes are used again (Telegram, Safari on iOS), so that a wallet's app opens
 * within the visitor's click. Elsewhere it does nothing. Rejects when the relay is unreachable; `connect` tries again.
 *
 * @example
 * preparePairing(kit).catch(() => {})
 */
export async function preparePairing({ _internal: context }: KitHandle<ConnectContext>): Promise<void> {
  await (await context.loadConnections()).preparePairing()
}

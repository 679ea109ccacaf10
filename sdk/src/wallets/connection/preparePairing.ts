import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * Creates the pairing code ahead where codes are used again (Telegram, Safari on iOS), so that a wallet's app opens
 * within the visitor's click. Elsewhere it does nothing. Rejects when the relay is unreachable; `connect` tries again.
 *
 * @example
 * preparePairing(kit).catch(() => {})
 */
export async function preparePairing({ _internal: context }: KitHandle<WalletsContext>): Promise<void> {
  await (await context.loadConnections()).preparePairing()
}

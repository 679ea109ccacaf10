import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * Loads the code that connects wallets, so that the next `connect` asks without a delay, and lists the
 * connectors that only that code finds: Wallet Standard wallets and pairing. Nothing is requested from any
 * wallet or service. Rejects when the code failed to load; the next call tries again.
 *
 * @example
 * button.addEventListener('pointerenter', () => prepareConnect(kit).catch(() => {}))
 */
export async function prepareConnect({ _internal: context }: KitHandle<WalletsContext>): Promise<void> {
  await context.loadConnections()
}

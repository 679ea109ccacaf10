import type { Connector } from '../connectors/Connector.ts'
import type { ChainNamespace } from '../networks/Caip.ts'

/**
 * Informs a wallet that the page has forgotten it. Never rejects: many wallets cannot revoke, and it changes
 * nothing for the page.
 */
export async function informWallet(
  connector: Connector,
  namespaces: readonly ChainNamespace[],
): Promise<void> {
  try {
    await connector.disconnect(namespaces)
  } catch {
    // The state is disconnected already.
  }
}

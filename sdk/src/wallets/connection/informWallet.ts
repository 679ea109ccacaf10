import { toWalletError } from '../../chains/namespaces/toWalletError.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createLateError } from '../../foundation/errors/createLateError.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { ConnectionEffects } from './ConnectionEffects.ts'

/**
 * Informs a wallet that the page has forgotten it. Never rejects: many wallets cannot revoke, and it changes
 * nothing for the page.
 */
export async function informWallet(
  connector: Connector,
  namespaces: readonly ChainNamespace[],
  effects: Pick<ConnectionEffects, 'disconnectFailed'>,
): Promise<void> {
  try {
    await connector.disconnect(namespaces)
  } catch (error) {
    // The state is disconnected already. Only a session of its own lives on in the wallet.
    if (connector.sharesSession)
      effects.disconnectFailed(
        createLateError('DISCONNECT_FAILED', { cause: toWalletError(error, 'disconnect') }),
      )
  }
}

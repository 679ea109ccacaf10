import { disconnectFailed } from '@wallet-kit/clients/errors/constants'
import { toWalletError } from '../../chains/namespaces/walletErrors/toWalletError.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { ConnectionEffects } from './ConnectionEffects.ts'

/**
 * Informs a wallet that the page has forgotten it. Never rejects: many wallets cannot revoke, and it changes
 * nothing for the page.
 */
export async function disconnectWallet(
  connector: Connector,
  namespaces: readonly ChainNamespace[],
  effects: Pick<ConnectionEffects, 'disconnectFailed'>,
): Promise<void> {
  try {
    await connector.disconnect(namespaces)
  } catch (error) {
    // The state is disconnected already. Only a session of its own lives on in the wallet.
    if (connector.sharesSession)
      effects.disconnectFailed(createError(disconnectFailed, { cause: toWalletError(error, 'disconnect') }))
  }
}

import { getNamespaces } from '../../networks/getNamespaces.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'
import { createLazyConnector } from '../createLazyConnector.ts'

/** Wallets on other devices, paired by a code over a relay. The pairing client is loaded on first use. */
export const pairingKind: ConnectorKind = {
  start(context, sink) {
    const details = {
      id: 'walletConnect',
      storedId: 'walletConnect',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT' as const,
      sharesSession: true,
      get namespaces() {
        return getNamespaces(context.stores.networks.getState().requested)
      },
    }
    sink.add(
      createLazyConnector(details, async () =>
        (await import('./createPairingBehaviour.ts')).createPairingBehaviour(context),
      ),
    )
    return () => undefined
  },
}

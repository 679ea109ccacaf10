import type { ChainNamespace } from '../../networks/Caip.ts'
import { getNamespaces } from '../../networks/getNamespaces.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'
import { createLazyConnector } from '../createLazyConnector.ts'
import type { PairingBehaviour } from './createPairingBehaviour.ts'

/** Wallets on other devices, paired by a code over a relay. The pairing client is loaded on first use. */
export const pairingKind: ConnectorKind = {
  start(context, sink) {
    let behaviour: PairingBehaviour | undefined
    const details = {
      id: 'walletConnect',
      storedId: 'walletConnect',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT' as const,
      sharesSession: true,
      getApprovedNetworkIds: (namespace: ChainNamespace) => behaviour?.getApprovedNetworkIds(namespace) ?? [],
      get namespaces() {
        return getNamespaces(context.stores.networks.getState().requested)
      },
    }
    sink.add(
      createLazyConnector(details, async () => {
        const { createPairingBehaviour } = await import('./createPairingBehaviour.ts')
        behaviour = createPairingBehaviour(context)
        return behaviour
      }),
    )
    return () => undefined
  },
}

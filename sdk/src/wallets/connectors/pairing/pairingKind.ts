import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import { getNamespaces } from '../../../chains/networks/getNamespaces.ts'
import { loadOnce } from '../../../foundation/platform/loadOnce.ts'
import type { Connector } from '../Connector.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'
import { createLazyConnector } from '../createLazyConnector.ts'
import { trackReach } from '../trackReach.ts'
import type { PairingBehaviour } from './createPairingBehaviour.ts'
import type { RelayRefusal } from './watchRelay.ts'

/** Connects wallets on other devices. */
type PairingConnector = Connector &
  Pick<PairingBehaviour, 'prepare' | 'showUri' | 'getUniversalProvider'> & {
    /** Calls back when the relay refuses this page. */
    onRefused(listener: (refusal: RelayRefusal) => void): void
  }

/** Wallets on other devices, paired by a code over a relay. The pairing client is loaded on first use. */
export const pairingKind: ConnectorKind = {
  start(context, sink) {
    let behaviour: PairingBehaviour | undefined
    let onRefused: (refusal: RelayRefusal) => void = () => undefined
    const load = loadOnce(async () => {
      const { createPairingBehaviour } = await import('./use.ts')
      behaviour = createPairingBehaviour(context, (refusal) => onRefused(refusal), trackReach(details, sink))
      return behaviour
    })
    const details = {
      id: 'walletConnect',
      storedId: 'walletConnect',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT' as const,
      sharesSession: true,
      getWallet: (namespace: ChainNamespace) => behaviour?.getWallet(namespace),
      getApprovedNetworkIds: (namespace: ChainNamespace) => behaviour?.getApprovedNetworkIds(namespace) ?? [],
      get namespaces() {
        return getNamespaces(context.stores.networks.getState().requested)
      },
      prepare: async (request) => (await load()).prepare(request),
      onRefused(listener) {
        onRefused = listener
      },
      showUri: async (uri) => (await load()).showUri(uri),
      getUniversalProvider: async () => (await load()).getUniversalProvider(),
    } satisfies Partial<PairingConnector>
    sink.add(createLazyConnector(details, load))
    return () => undefined
  },
}

/** The connector that pairs, where pairing is on. */
export function findPairing(connectors: readonly Connector[]): PairingConnector | undefined {
  return connectors.find((connector): connector is PairingConnector => 'getUniversalProvider' in connector)
}

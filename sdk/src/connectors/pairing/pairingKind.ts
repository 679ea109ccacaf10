import { getNamespaces } from '../../networks/getNamespaces.ts'
import { loadOnce } from '../../platform/loadOnce.ts'
import type { Connector } from '../Connector.ts'
import type { ConnectorContext, ConnectorKind } from '../ConnectorKind.ts'

/** Wallets on other devices, paired by a code over a relay. The pairing client is loaded on first use. */
export const pairingKind: ConnectorKind = {
  start(context, sink) {
    sink.add(createPairingConnector(context))
    return () => undefined
  },
}

function createPairingConnector(context: ConnectorContext): Connector {
  let loaded: Pick<Connector, 'connect' | 'restore' | 'disconnect' | 'watch' | 'getProvider'> | undefined
  const behaviour = loadOnce(async () => {
    const { createPairingBehaviour } = await import('./createPairingBehaviour.ts')
    loaded = createPairingBehaviour(context)
    return loaded
  })
  return {
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    sharesSession: true,
    get namespaces() {
      return getNamespaces(context.getRequestedNetworks())
    },
    connect: async (request) => (await behaviour()).connect(request),
    restore: async (request) => (await behaviour()).restore(request),
    disconnect: async (names) => (await behaviour()).disconnect(names),
    // Connecting or restoring has loaded it, so that no event is missed in between.
    watch: (names, events) => loaded?.watch(names, events) ?? (() => undefined),
    getProvider: (namespace) => loaded?.getProvider(namespace),
  }
}

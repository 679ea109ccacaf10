import type { FoundWallet } from '../../namespaces/NamespaceTraits.ts'
import { namespaceTraits } from '../../namespaces/traits.ts'
import type { ChainNamespace } from '../../networks/Caip.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'
import { createProviderConnector } from '../createProviderConnector.ts'

/** Wallets that announce themselves to the page under a reverse domain name. */
export const announcedKind: ConnectorKind = {
  start(context, sink) {
    function add(namespace: ChainNamespace, { id: rdns, info, provider, ...shown }: FoundWallet): void {
      const known = sink.getAll().filter((connector) => connector.info?.rdns === rdns)
      // A wallet may announce itself again and again. The first object stays the one that was chosen.
      if (known.some((connector) => connector.info?.uuid === info?.uuid && connector.name === shown.name))
        return
      sink.add(
        createProviderConnector(
          context,
          {
            ...shown,
            // A wallet that borrows another one's rdns must not hide it: both are listed, under different ids.
            id: known.length === 0 ? rdns : `${rdns}:${info?.uuid}:${known.length}`,
            type: 'ANNOUNCED',
            ...(info && { info }),
          },
          { [namespace]: provider },
        ),
      )
    }

    const stops = Object.entries(namespaceTraits).map(([namespace, traits]) =>
      traits.watchAnnounced?.((wallet) => add(namespace as ChainNamespace, wallet)),
    )
    return () => {
      for (const stop of stops) stop?.()
      for (const { id, info } of sink.getAll()) if (info) sink.remove(id)
    }
  },
}

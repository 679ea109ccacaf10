import { namespaceTraits } from '../../../chains/namespaces/families/traits.ts'
import type { FoundWallet } from '../../../chains/namespaces/NamespaceTraits.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'
import { createProviderConnector } from '../createProviderConnector.ts'

/** Wallets that announce themselves to the page under a reverse domain name. */
export const announcedKind: ConnectorKind = {
  start(context, sink) {
    let count = 0

    function add(namespace: ChainNamespace, { id: rdns, info, provider, ...shown }: FoundWallet): void {
      // A wallet may announce itself again and again. Only the object says that it is the same one: uuid, rdns and name
      // can be copied, and the copy be announced first.
      if (sink.getAll().some((other) => other.info && other.getProvider(namespace) === provider)) return
      // An id without a kind is a reverse domain name. An id that could be of another kind gets one.
      const storedId = /^(?!standard\.).+\../.test(rdns) ? rdns : `announced:${rdns}`
      const isTaken = sink.getAll().some(({ id }) => id === storedId)
      count += 1
      sink.add(
        createProviderConnector(
          context,
          {
            ...shown,
            // A wallet that borrows another one's rdns must not hide it: both are listed, under different ids.
            id: isTaken ? `${storedId}:${info?.uuid}:${count}` : storedId,
            storedId,
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

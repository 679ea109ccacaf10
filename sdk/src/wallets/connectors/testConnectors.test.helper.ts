import { vi } from 'vitest'
import { createNamespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { Namespace, SharedAccounts, WalletEvents } from '../../chains/namespaces/Namespace.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import type { Connector } from './Connector.ts'

/** A connector of which only the listed details matter. */
export function createConnector(details: Partial<Connector> = {}): Connector {
  return {
    id: 'one.test',
    name: 'One',
    type: 'ANNOUNCED',
    namespaces: ['eip155'],
    connect: vi.fn<Connector['connect']>(async () => ({})),
    restore: vi.fn<Connector['restore']>(async () => ({})),
    disconnect: vi.fn<Connector['disconnect']>(async () => undefined),
    watch: vi.fn<Connector['watch']>(() => () => undefined),
    getProvider: () => undefined,
    ...details,
  }
}

export function networkOf(caipNetworkId: `${ChainNamespace}:${string}`): CaipNetwork {
  const [chainNamespace, id] = caipNetworkId.split(':') as [ChainNamespace, string]
  return { caipNetworkId, chainNamespace, id } as unknown as CaipNetwork
}

/** A wallet of a chain family that does as the test says, and that family. */
export function createFamily(name: ChainNamespace, shared?: SharedAccounts) {
  const listeners = new Set<WalletEvents>()
  const wallet = { name }
  const family = {
    name,
    requestAccounts: vi.fn<Namespace['requestAccounts']>(async () => shared as SharedAccounts),
    readAccounts: vi.fn<Namespace['readAccounts']>(async () => shared),
    releaseAccounts: vi.fn<Namespace['releaseAccounts']>(async () => undefined),
    watch: vi.fn<Namespace['watch']>((_, events) => {
      listeners.add(events)
      return () => void listeners.delete(events)
    }),
  }
  return {
    wallet,
    family,
    namespaces: createNamespaces([family as unknown as Namespace], () =>
      Promise.reject(new Error('unknown')),
    ),
    isWatched: () => listeners.size > 0,
    report: (send: (events: WalletEvents) => void) => [...listeners].forEach(send),
  }
}

import type { AccountType, AppKit, CaipNetwork, ChainNamespace } from '@wallet-kit/sdk'
import { getAssetImageUrl } from '@wallet-kit/sdk/query'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

/** A connected wallet in one namespace, in the shape of AppKit's hook. */
export interface Connection {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** The active account first. */
  readonly accounts: readonly { readonly address: string; readonly type?: AccountType }[]
  /** Network of the wallet, if the host app offers it. */
  readonly caipNetwork: CaipNetwork | undefined
  /** Name and icon as the wallet gives them: show them as text and through `img` only. */
  readonly name: string | undefined
  readonly icon: string | undefined
  readonly networkIcon: string | undefined
}

export interface UseAppKitConnectionsReturnType {
  readonly connections: readonly Connection[]
  /** Always empty: a wallet that was disconnected has to be asked again, so nothing of it is kept. */
  readonly recentConnections: readonly Connection[]
}

/**
 * The connected wallets: one per namespace at most.
 *
 * @param namespace Default: all namespaces.
 * @example
 * const { connections } = useAppKitConnections('eip155')
 */
export function useAppKitConnections(namespace?: ChainNamespace): UseAppKitConnectionsReturnType {
  const kit = useKit()
  const connections = useStore(kit.stores.connection)
  const connectors = useStore(kit.stores.connectors)
  const networks = useStore(kit.stores.networks)
  const hydrating = useIsHydrating()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the three stores are what readConnections reads
  return useMemo(
    () => ({ connections: hydrating ? [] : readConnections(kit, namespace), recentConnections: [] }),
    [kit, namespace, hydrating, connections, connectors, networks],
  )
}

function readConnections(kit: AppKit, only: ChainNamespace | undefined): readonly Connection[] {
  const { namespaces } = kit.stores.connection.getState()
  const { requested } = kit.stores.networks.getState()
  return Object.entries(namespaces).flatMap(([name, state]): readonly Connection[] => {
    const namespace = name as ChainNamespace
    if (state.status !== 'connected' || (only && only !== namespace)) return []
    const { connectorId, allAccounts, caipNetworkId } = state
    const wallet = kit.getWalletInfo(namespace)
    const caipNetwork = requested.find((network) => network.caipNetworkId === caipNetworkId)
    const { imageUrl, imageId } = caipNetwork?.assets ?? {}
    return [
      {
        namespace,
        connectorId,
        accounts: allAccounts.map(({ address, type }) => ({ address, type })),
        caipNetwork,
        name: wallet?.name,
        icon: wallet?.icon,
        networkIcon: imageUrl ?? getAssetImageUrl(kit, imageId),
      },
    ]
  })
}

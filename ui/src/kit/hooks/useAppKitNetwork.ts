import type { CaipNetwork, CaipNetworkId, Network } from '@wallet-kit/sdk'
import { supportsAllNetworks } from '@wallet-kit/sdk/actions'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitNetworkReturnType {
  readonly caipNetwork: CaipNetwork
  readonly caipNetworkId: CaipNetworkId
  /** A number on eip155, a string elsewhere. */
  readonly chainId: number | string
  /** CAIP-2 ids that a paired wallet has approved, `undefined` for wallets that decide per request. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  /** Whether any network may be requested from the wallet. */
  readonly supportsAllNetworks: boolean
  /** Moves the wallet and the kit. Rejects with a WalletKitError when the wallet declines. */
  switchNetwork(network: Network): Promise<void>
}

/**
 * The active network.
 *
 * @example
 * const { caipNetwork, switchNetwork } = useAppKitNetwork()
 */
export function useAppKitNetwork(): UseAppKitNetworkReturnType {
  const kit = useKit()
  const { active } = useStore(kit.stores.networks)
  const connections = useStore(kit.stores.connection)
  const hydrating = useIsHydrating()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is what getApprovedCaipNetworkIds reads
  return useMemo(() => {
    const approved = hydrating ? [] : kit.getApprovedCaipNetworkIds()
    return {
      caipNetwork: active,
      caipNetworkId: active.caipNetworkId,
      chainId: active.id,
      approvedCaipNetworkIds: approved.length > 0 ? approved : undefined,
      supportsAllNetworks: hydrating || supportsAllNetworks(kit),
      switchNetwork: (network) => kit.switchNetwork(network),
    }
  }, [kit, active, hydrating, connections])
}

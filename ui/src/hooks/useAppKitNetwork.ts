import type { CaipNetwork, CaipNetworkId, Network } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitNetworkReturnType {
  readonly caipNetwork: CaipNetwork
  readonly caipNetworkId: CaipNetworkId
  /** Number on eip155, text elsewhere. */
  readonly chainId: number | string
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
  return useMemo(
    () => ({
      caipNetwork: active,
      caipNetworkId: active.caipNetworkId,
      chainId: active.id,
      switchNetwork: (network) => kit.switchNetwork(network),
    }),
    [kit, active],
  )
}

import type { ChainNamespace, ConnectorType, Eip1193Provider } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitProviderReturnType {
  /** The wallet's own EIP-1193 object: pass it to viem's `custom()`, ethers or wagmi. */
  readonly walletProvider: Eip1193Provider | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/**
 * The connected wallet's provider.
 *
 * @example
 * const { walletProvider } = useAppKitProvider('eip155')
 */
export function useAppKitProvider(namespace: ChainNamespace): UseAppKitProviderReturnType {
  const kit = useKit()
  const connections = useStore(kit.stores.connection)
  const connectors = useStore(kit.stores.connectors)
  const hydrating = useIsHydrating()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two stores are what the getters read
  return useMemo(
    () => ({
      walletProvider: hydrating ? undefined : kit.getProvider(namespace),
      walletProviderType: hydrating ? undefined : kit.getProviderType(namespace),
    }),
    [kit, namespace, hydrating, connections, connectors],
  )
}

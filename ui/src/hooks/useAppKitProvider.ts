import type { ChainNamespace, ConnectorType, ProviderByNamespace } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitProviderReturnType<Name extends ChainNamespace = ChainNamespace> {
  /** A plain EIP-1193 provider or Wallet Standard wallet: pass it to viem, wagmi, ethers or a Solana library. */
  readonly walletProvider: ProviderByNamespace[Name] | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/**
 * The connected wallet's provider.
 *
 * @example
 * const { walletProvider } = useAppKitProvider('eip155')
 */
export function useAppKitProvider<Name extends ChainNamespace>(
  namespace: Name,
): UseAppKitProviderReturnType<Name> {
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

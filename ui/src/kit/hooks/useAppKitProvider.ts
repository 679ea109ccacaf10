import type { ChainNamespace, ConnectorType, ProviderByNamespace } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitProviderReturnType<Provider = ProviderByNamespace[ChainNamespace] | undefined> {
  /** A plain EIP-1193 provider or Wallet Standard wallet: pass it to viem, wagmi, ethers or a Solana library. */
  readonly walletProvider: Provider
  readonly walletProviderType: ConnectorType | undefined
}

/**
 * The connected wallet's provider, `undefined` until one is connected.
 *
 * @typeParam Provider as AppKit's: taken as stated, so that it also hides `undefined`. Default: the namespace's own
 * type (EIP-1193 or Wallet Standard) or `undefined`.
 * @example
 * const { walletProvider } = useAppKitProvider('eip155')
 * const { walletProvider } = useAppKitProvider<Provider>('eip155')
 */
export function useAppKitProvider<Provider = never, Name extends ChainNamespace = ChainNamespace>(
  namespace: Name,
): UseAppKitProviderReturnType<
  [Provider] extends [never] ? ProviderByNamespace[Name] | undefined : Provider
> {
  const kit = useKit()
  const connections = useStore(kit.stores.connection)
  const connectors = useStore(kit.stores.connectors)
  const hydrating = useIsHydrating()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two stores are what the getters read
  return useMemo(
    () => ({
      // The caller states the type.
      walletProvider: (hydrating ? undefined : kit.getProvider(namespace)) as never,
      walletProviderType: hydrating ? undefined : kit.getProviderType(namespace),
    }),
    [kit, namespace, hydrating, connections, connectors],
  )
}

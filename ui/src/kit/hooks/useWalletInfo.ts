import type { ChainNamespace, WalletInfo } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

export interface UseWalletInfoReturnType {
  /** Name and icon as the wallet gives them: show them as text and through `img` only. */
  readonly walletInfo: WalletInfo | undefined
}

/**
 * Which wallet is connected.
 *
 * @example
 * const { walletInfo } = useWalletInfo()
 */
export function useWalletInfo(namespace?: ChainNamespace): UseWalletInfoReturnType {
  const kit = useKit()
  const connections = useStore(kit.stores.connection)
  const connectors = useStore(kit.stores.connectors)
  const hydrating = useIsHydrating()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two stores are what getWalletInfo reads
  return useMemo(
    () => ({ walletInfo: hydrating ? undefined : kit.getWalletInfo(namespace) }),
    [kit, namespace, hydrating, connections, connectors],
  )
}

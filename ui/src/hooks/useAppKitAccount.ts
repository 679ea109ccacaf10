import type { AccountSnapshot, ChainNamespace } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { disconnectedAccount } from './disconnectedAccount.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitAccountParameters {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace
}

/** `embeddedWalletInfo` stays `undefined` until e-mail and social logins exist. */
export interface UseAppKitAccountReturnType extends AccountSnapshot {
  readonly embeddedWalletInfo: undefined
}

/**
 * Who is connected. Re-renders when that changes.
 *
 * @example
 * const { address, isConnected } = useAppKitAccount()
 */
export function useAppKitAccount({ namespace }: UseAppKitAccountParameters = {}): UseAppKitAccountReturnType {
  const kit = useKit()
  const connections = useStore(kit.stores.connection)
  const networks = useStore(kit.stores.networks)
  const hydrating = useIsHydrating()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two stores are what getAccount reads
  return useMemo(
    () => ({
      ...(hydrating ? disconnectedAccount : kit.getAccount(namespace)),
      embeddedWalletInfo: undefined,
    }),
    [kit, namespace, hydrating, connections, networks],
  )
}

import { type AccountSnapshot, type ChainNamespace, toAccountSnapshot } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitAccountParameters {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace
}

export type UseAppKitAccountReturnType = AccountSnapshot

/**
 * The connected account. Re-renders when it changes.
 *
 * @example
 * const { address, isConnected } = useAppKitAccount()
 */
export function useAppKitAccount({ namespace }: UseAppKitAccountParameters = {}): UseAppKitAccountReturnType {
  const kit = useKit()
  const { activeNamespace } = useStore(kit.stores.networks)
  const connection = useStore(kit.stores.connection).namespaces[namespace ?? activeNamespace]
  return useMemo(() => toAccountSnapshot(connection), [connection])
}

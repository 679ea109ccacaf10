import type { ChainNamespace } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'

export interface UseDisconnectReturnType {
  /** Forgets the wallet of one namespace, or of all. Never rejects. */
  disconnect(parameters?: { readonly namespace?: ChainNamespace }): Promise<void>
}

/**
 * Disconnects from code.
 *
 * @example
 * const { disconnect } = useDisconnect()
 */
export function useDisconnect(): UseDisconnectReturnType {
  const kit = useKit()
  return useMemo(() => ({ disconnect: (parameters) => kit.disconnect(parameters?.namespace) }), [kit])
}

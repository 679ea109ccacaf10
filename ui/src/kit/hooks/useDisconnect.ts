import type { ChainNamespace } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'

export interface UseDisconnectReturnType {
  /** Forgets the wallet of one namespace, or of all; with `id`, only that connector. Never rejects. */
  disconnect(parameters?: { readonly id?: string; readonly namespace?: ChainNamespace }): Promise<void>
}

/**
 * Disconnects from code.
 *
 * @example
 * const { disconnect } = useDisconnect()
 */
export function useDisconnect(): UseDisconnectReturnType {
  const kit = useKit()
  return useMemo(
    () => ({
      async disconnect({ id, namespace } = {}) {
        if (id === undefined) return kit.disconnect(namespace)
        const { namespaces } = kit.stores.connection.getState()
        const names = (Object.keys(namespaces) as ChainNamespace[]).filter((name) => {
          const state = namespaces[name]
          const isConnector = state && 'connectorId' in state && state.connectorId === id
          return isConnector && (namespace === undefined || namespace === name)
        })
        await Promise.all(names.map((name) => kit.disconnect(name)))
      },
    }),
    [kit],
  )
}

import { Connection } from '@solana/web3.js'
import { useMemo } from 'react'
import { useStore } from '../hooks/useStore.ts'
import { useKit } from '../provider/useKit.ts'

export interface UseAppKitConnectionReturnType {
  /** To the first node of the Solana network: the active one, else the first that is offered. */
  readonly connection: Connection | undefined
}

/**
 * A connection of web3.js 1, for `sendTransaction` and for reads; `undefined` without a Solana network.
 *
 * @example
 * const { connection } = useAppKitConnection()
 */
export function useAppKitConnection(): UseAppKitConnectionReturnType {
  const kit = useKit()
  const { active, requested } = useStore(kit.stores.networks)
  const network = [active, ...requested].find(({ chainNamespace }) => chainNamespace === 'solana')
  const url = network?.rpcUrls.default?.http[0]
  return useMemo(() => ({ connection: url ? new Connection(url, 'confirmed') : undefined }), [url])
}

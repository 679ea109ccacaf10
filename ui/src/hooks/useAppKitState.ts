import type { PublicState } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

/**
 * State of the modal and the kit: whether it is open, busy, and done restoring.
 *
 * @example
 * const { open, initialized } = useAppKitState()
 */
export function useAppKitState(): PublicState {
  const kit = useKit()
  const modal = useStore(kit.stores.modal)
  const networks = useStore(kit.stores.networks)
  const connections = useStore(kit.stores.connection)
  const hydrating = useIsHydrating()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the three stores are what getState reads
  return useMemo(
    () => (hydrating ? { ...kit.getState(), open: false, initialized: false } : kit.getState()),
    [kit, hydrating, modal, networks, connections],
  )
}

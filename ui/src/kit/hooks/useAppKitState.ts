import type { PublicState } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useStore } from './useStore.ts'

/**
 * State of the modal and the kit: whether it is open, busy, and done restoring.
 *
 * @example
 * const { open, initialized } = useAppKitState()
 */
export function useAppKitState(): PublicState {
  const kit = useKit()
  const { open, loading } = useStore(kit.stores.modal)
  const { active, activeNamespace } = useStore(kit.stores.networks)
  const { isDone } = useStore(kit.stores.start)
  return useMemo(
    () => ({
      open,
      loading,
      selectedNetworkId: active.caipNetworkId,
      activeChain: activeNamespace,
      initialized: isDone,
    }),
    [open, loading, active, activeNamespace, isDone],
  )
}

import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'

/** Whether the relay did not answer the last try: no wallet on another device, and no app, can be paired. */
export function usePairingDown(): boolean {
  return useStore(useKit().stores.connectors, ({ connectors }) =>
    connectors.some(({ type, isUnreachable }) => type === 'WALLET_CONNECT' && isUnreachable),
  )
}

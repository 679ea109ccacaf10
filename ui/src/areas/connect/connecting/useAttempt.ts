import type { ConnectStep, Login } from '@wallet-kit/sdk'
import { selectConnector } from '@wallet-kit/sdk/actions'
import type { WalletKitError } from '@wallet-kit/sdk/errors'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'

/** The kit's attempt to connect, as far as one connector is concerned. */
export interface ShownAttempt {
  /** `idle` where a host app opened the view without connecting. */
  readonly status: 'idle' | 'waiting' | 'connected' | 'failed'
  /** Next step of the visitor, while `waiting`. */
  readonly step: ConnectStep | undefined
  /** The visitor's way to log in, if any. */
  readonly login: Login | undefined
  /** Why it `failed`. */
  readonly error: WalletKitError | undefined
  /** Counts attempts, so that each can have its own patience. */
  readonly number: number
  /** Asks again for the same chain families. */
  retry(): void
}

/** Reads the attempt from the kit: views that show it have no state of their own. */
export function useAttempt(connectorId: string | undefined): ShownAttempt {
  const kit = useKit()
  const { attempt, namespaces } = useStore(kit.stores.connection)
  const isConnected = Object.values(namespaces).some(
    (state) => state.status === 'connected' && state.connectorId === connectorId,
  )
  const own = attempt.status !== 'idle' && attempt.connectorId === connectorId ? attempt : undefined
  const status = own ? ({ asking: 'waiting', failed: 'failed' } as const)[own.status] : undefined
  return {
    status: status ?? (isConnected ? 'connected' : 'idle'),
    step: own?.status === 'asking' ? own.step : undefined,
    login: own?.login,
    error: own?.status === 'failed' ? own.error : undefined,
    number: own?.number ?? 0,
    retry() {
      if (!connectorId) return
      selectConnector(kit, { connectorId, restart: true, ...(own && { namespaces: own.namespaces }) })
    },
  }
}

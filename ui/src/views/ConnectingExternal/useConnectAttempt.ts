import { connect } from '@wallet-kit/sdk/actions'
import { isWalletKitError, type WalletKitError } from '@wallet-kit/sdk/errors'
import { useCallback, useEffect, useState } from 'react'
import { useKit } from '../../provider/useKit.ts'

/** One attempt after the other to connect a wallet. */
export type ConnectAttempt =
  | { readonly status: 'waiting'; readonly number: number }
  | { readonly status: 'connected'; readonly number: number }
  | { readonly status: 'failed'; readonly number: number; readonly error: WalletKitError }

/**
 * Asks the wallet as soon as the view is there, and again on `retry`. Leaving the view gives up at once.
 * The request waits for a microtask, so that a mount that is undone in the same breath (StrictMode) asks nothing.
 */
export function useConnectAttempt(connectorId: string | undefined): [ConnectAttempt, retry: () => void] {
  const kit = useKit()
  const [attempt, setAttempt] = useState<ConnectAttempt>({ status: 'waiting', number: 1 })
  const { number } = attempt

  useEffect(() => {
    if (!connectorId) return
    const leaving = new AbortController()
    const { signal } = leaving
    async function ask(id: string): Promise<void> {
      await Promise.resolve()
      if (signal.aborted) return
      try {
        await connect(kit, { connectorId: id, signal })
        if (!signal.aborted) setAttempt({ status: 'connected', number })
      } catch (error) {
        if (signal.aborted) return
        if (!isWalletKitError(error)) throw error
        setAttempt({ status: 'failed', number, error })
      }
    }
    ask(connectorId)
    return () => leaving.abort()
  }, [kit, connectorId, number])

  const retry = useCallback(() => setAttempt((last) => ({ status: 'waiting', number: last.number + 1 })), [])
  return [attempt, retry]
}

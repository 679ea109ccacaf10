import { destroyed } from '@wallet-kit/clients/errors/constants'
import { createError } from '@wallet-kit/sdk/errors'
import type { ReactAppKit } from './ReactAppKit.ts'

interface WhenModalIsLeftParameters<Found> {
  /** The awaited value, once present. Called at each change of the connections and of the modal. */
  find(): Found | undefined
  /** Why the modal was left without it. */
  explain(): Error
}

/**
 * Waits for what the visitor does in the modal, which is open. One that is part of the page is left when it is back at its
 * first view.
 *
 * @throws what `explain` returns, when the modal is left before
 * @throws WalletKitError `DESTROYED`
 */
export function whenModalIsLeft<Found>(
  kit: ReactAppKit,
  { find, explain }: WhenModalIsLeftParameters<Found>,
): Promise<Found> {
  const { connection, modal } = kit.stores
  const { lifetime } = kit._internal
  return new Promise((resolve, reject) => {
    let wasFurther = false
    const end = new AbortController()
    const refuse = () => {
      end.abort()
      reject(createError(destroyed))
    }
    function isLeft(): boolean {
      const { open, history } = modal.getState()
      if (!kit.options.enableEmbedded) return !open
      if (history.length > 1) wasFurther = true
      return wasFurther && history.length === 1 && connection.getState().attempt.status !== 'asking'
    }
    function check(): void {
      const found = find()
      if (found === undefined && !isLeft()) return
      end.abort()
      if (found === undefined) reject(explain())
      else resolve(found)
    }
    if (lifetime.aborted) return refuse()
    const stops = [connection.subscribe(check), modal.subscribe(check)]
    end.signal.addEventListener('abort', () => {
      for (const stop of stops) stop()
    })
    lifetime.addEventListener('abort', refuse, { once: true, signal: end.signal })
    check()
  })
}

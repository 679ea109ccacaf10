import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { ignoreRejection } from '../../../foundation/platform/ignoreRejection.ts'
import { toWalletError } from '../walletErrors/toWalletError.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'

/** A wallet of the page, of which nothing can throw anything but the kit's own error. */
export interface WrappedProvider {
  /**
   * Asks the wallet. The reply may be anything.
   *
   * @throws WalletKitError `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_REQUEST_FAILED`; `cause` is a copy
   */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  /**
   * Listens to events, all or none of them. The function that stops it never throws, and no event passes it, even
   * where the wallet keeps its listeners.
   *
   * @throws WalletKitError `WALLET_REQUEST_FAILED`
   */
  listen(listeners: Readonly<Record<string, (value: unknown) => void>>): () => void
}

/**
 * The only code that touches a provider. Its methods may be missing, throw anything, or call back while they run.
 * https://eips.ethereum.org/EIPS/eip-1193
 */
export function wrapProvider(provider: Eip1193Provider): WrappedProvider {
  return {
    async request(method, params) {
      try {
        return await provider.request(params ? { method, params } : { method })
      } catch (error) {
        throw toWalletError(error, method)
      }
    },
    listen(listeners) {
      let isStopped = false
      const guarded = Object.entries(listeners).map(([event, listener]) => {
        const pass = (value?: unknown) => {
          if (!isStopped) listener(value)
        }
        return [event, pass] as const
      })
      const stop = () => {
        isStopped = true
        for (const [event, pass] of guarded)
          ignoreErrors(() => ignoreRejection(provider.removeListener?.(event, pass)))
      }
      try {
        for (const [event, pass] of guarded) ignoreRejection(provider.on?.(event, pass))
      } catch (error) {
        stop()
        throw toWalletError(error, 'on')
      }
      return stop
    },
  }
}

import type { WalletKitError } from '../errors/WalletKitError.ts'
import { warn } from '../platform/warn.ts'
import type { Store } from '../stores/createStore.ts'
import type { ToastInput, Toasts } from './createToasts.ts'
import type { NoticesState } from './NoticesState.ts'

export interface Notices {
  showToast(toast: ToastInput): void
  hideToast(): void
  /**
   * Reports to the developer, once per code: always in the console, in the alert bar only while debugging.
   *
   * @param hint what to do, where that has to be known before the page of the documentation is read
   */
  alert(error: WalletKitError, hint?: string): void
  hideAlert(): void
}

/**
 * Toasts for the visitor and alerts for the developer.
 *
 * @param loadToasts loads what shows toasts, with the first one
 */
export function createNotices(
  store: Store<NoticesState>,
  isDebugging: () => boolean,
  loadToasts: () => Promise<Toasts>,
): Notices {
  const alerted = new Set<string>()
  function withToasts(act: (toasts: Toasts) => void): void {
    loadToasts().then(act, (error) => warn('Code failed to load.', error))
  }

  return {
    showToast: (toast) => withToasts((toasts) => toasts.show(toast)),
    hideToast: () => withToasts((toasts) => toasts.hide()),
    alert({ code, message, docsUrl }, hint = '') {
      if (alerted.has(code)) return
      alerted.add(code)
      console.error(`[wallet-kit] ${message} (${code}, ${docsUrl})${hint}`)
      if (isDebugging()) store.set({ ...store.getState(), alert: { code, message, severity: 'error' } })
    },
    hideAlert() {
      const { alert: _, ...rest } = store.getState()
      store.set(rest)
    },
  }
}

import type { WalletKitError } from '../errors/WalletKitError.ts'
import { loadOnce } from '../platform/loadOnce.ts'
import type { Store } from '../stores/createStore.ts'
import type { ToastInput } from './createToasts.ts'
import type { Alert, NoticesState } from './NoticesState.ts'

export interface Notices {
  showToast(toast: ToastInput): void
  hideToast(): void
  /** Reports to the developer, once per code: always in the console, in the alert bar only while debugging. */
  alert(error: WalletKitError, severity?: Alert['severity']): void
  hideAlert(): void
}

/** Toasts for the visitor, whose code comes with the first one, and alerts for the developer. */
export function createNotices(
  store: Store<NoticesState>,
  isDebugging: () => boolean,
  lifetime: AbortSignal,
): Notices {
  const alerted = new Set<string>()
  const loadToasts = loadOnce(async () => {
    const { createToasts } = await import('./createToasts.ts')
    return createToasts(store, lifetime)
  })
  const warn = (error: unknown) => console.warn('[wallet-kit] A toast could not be shown.', error)

  return {
    showToast(toast) {
      loadToasts().then((toasts) => toasts.show(toast), warn)
    },
    hideToast() {
      loadToasts().then((toasts) => toasts.hide(), warn)
    },
    alert({ code, message, docsUrl }, severity = 'error') {
      if (alerted.has(code)) return
      alerted.add(code)
      console.error(`[wallet-kit] ${message} (${code}, ${docsUrl})`)
      if (isDebugging()) store.set({ ...store.getState(), alert: { code, message, severity } })
    },
    hideAlert() {
      const { alert: _, ...rest } = store.getState()
      store.set(rest)
    },
  }
}

import type { ErrorCode } from '../errors/errorTexts.ts'
import { WalletKitError } from '../errors/WalletKitError.ts'
import type { Store } from '../stores/createStore.ts'
import type { Alert, ModalState, Toast } from './ModalState.ts'

/** Pause between two toasts, in ms, so that the second is seen as new. */
const replacementDelay = 150
/** Life of a toast that closes by itself, in ms. */
const toastLife = 2_500

/** A toast as its sender describes it. `autoClose` defaults to true, for `loading` to false. */
export type ToastInput = Omit<Toast, 'id' | 'autoClose'> & { readonly autoClose?: boolean }

export interface Notices {
  showToast(toast: ToastInput): void
  hideToast(): void
  /** Tells the developer, once per code: always in the console, in the alert bar only while debugging. */
  alert(code: ErrorCode, severity?: Alert['severity']): void
  hideAlert(): void
}

/** Toasts for the visitor and alerts for the developer. */
export function createNotices(
  store: Store<ModalState>,
  isDebugging: () => boolean,
  lifetime: AbortSignal,
): Notices {
  const alerted = new Set<ErrorCode>()
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  lifetime.addEventListener('abort', () => clearTimeout(timer))

  function setToast(toast: Toast | undefined): void {
    const { toast: _, ...rest } = store.getState()
    store.set(toast ? { ...rest, toast } : rest)
  }

  function after(delay: number, act: () => void): void {
    clearTimeout(timer)
    if (!lifetime.aborted) timer = setTimeout(act, delay)
  }

  function present(input: ToastInput): void {
    lastId += 1
    const toast: Toast = { autoClose: input.variant !== 'loading', ...input, id: lastId }
    setToast(toast)
    if (toast.autoClose) after(toastLife, () => setToast(undefined))
  }

  return {
    showToast(input) {
      const { toast } = store.getState()
      if (toast && toast.key === input.key && toast.message === input.message) return
      clearTimeout(timer)
      if (!toast) return present(input)
      setToast(undefined)
      after(replacementDelay, () => present(input))
    },
    hideToast() {
      clearTimeout(timer)
      setToast(undefined)
    },
    alert(code, severity = 'error') {
      if (alerted.has(code)) return
      alerted.add(code)
      const { message, docsUrl } = new WalletKitError(code)
      console.error(`[wallet-kit] ${message} (${code}, ${docsUrl})`)
      if (isDebugging()) store.set({ ...store.getState(), alert: { code, message, severity } })
    },
    hideAlert() {
      const { alert: _, ...rest } = store.getState()
      store.set(rest)
    },
  }
}

import type { Store } from '../stores/createStore.ts'
import type { NoticesState, Toast, ToastKey } from './NoticesState.ts'

/** Pause between two toasts, in ms, so that the second is seen as new. */
const replacementDelay = 150
/** Life of a toast that closes by itself, in ms. */
const toastLife = 2_500

/** A toast as its sender describes it. `autoClose` defaults to true, for `loading` to false. */
export type ToastInput = Omit<Toast, 'id' | 'autoClose'> & { readonly autoClose?: boolean }

export interface Toasts {
  show(toast: ToastInput): void
  /** @param key hides this toast only, shown or waiting. Default: any. */
  hide(key?: ToastKey): void
}

/** One toast at a time. Equal words are not repeated; other words wait until the eye has seen the change. */
export function createToasts(store: Store<NoticesState>, lifetime: AbortSignal): Toasts {
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: ToastInput | undefined
  lifetime.addEventListener('abort', () => clearTimeout(timer))

  function set(toast: Toast | undefined): void {
    const { toast: _, ...rest } = store.getState()
    store.set(toast ? { ...rest, toast } : rest)
  }

  function after(delay: number, act: () => void): void {
    clearTimeout(timer)
    if (!lifetime.aborted) timer = setTimeout(act, delay)
  }

  function present(input: ToastInput): void {
    lastId += 1
    waiting = undefined
    const toast: Toast = { autoClose: input.variant !== 'loading', ...input, id: lastId }
    set(toast)
    if (toast.autoClose) after(toastLife, () => set(undefined))
  }

  return {
    show(input) {
      const { toast } = store.getState()
      if (toast && toast.key === input.key && toast.message === input.message) return
      clearTimeout(timer)
      if (!toast) return present(input)
      set(undefined)
      waiting = input
      after(replacementDelay, () => present(input))
    },
    hide(key) {
      const { toast = waiting } = store.getState()
      if (key && toast?.key !== key) return
      clearTimeout(timer)
      waiting = undefined
      if (store.getState().toast) set(undefined)
    },
  }
}

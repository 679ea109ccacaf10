import type { Store } from '../stores/createStore.ts'
import type { ModalState, ViewData, ViewEntry } from './ModalState.ts'
import type { ViewName } from './ViewName.ts'

/** State of a modal that has never been opened. */
export const closedModal: ModalState = {
  open: false,
  loading: false,
  view: 'Connect',
  history: [{ view: 'Connect' }],
  direction: 'none',
  shake: 0,
}

/** Views whose question is answered once a wallet is connected on a supported network. */
const answered: readonly ViewName[] = [
  'Connect',
  'AllWallets',
  'ConnectingExternal',
  'ConnectWallets',
  'Networks',
  'SwitchNetwork',
  'UnsupportedChain',
  'SIWXSignMessage',
]

/** What can be done with the modal. Which view is due and whether closing is allowed, others decide. */
export interface Modal {
  /** Opens at one view, or moves an open modal there; its history starts anew. */
  show(view: ViewName, data?: ViewData): void
  push(view: ViewName, data?: ViewData): void
  replace(view: ViewName, data?: ViewData): void
  /** Goes back one view, or closes: with one view left, or `UnsupportedChain` behind. */
  back(): void
  /** Leaves the views that a finished connection, network change or sign-in has answered. */
  settle(): void
  /** Closes without asking. */
  hide(): void
  /** Closes, or refuses with a shake when `mayClose` says no. */
  close(): void
  setLoading(loading: boolean): void
}

interface CreateModalOptions {
  mayClose(view: ViewName): boolean
  /** Set when the modal stands in the host's page for good: "closed" then means this view. */
  getEmbeddedView?(): ViewName
}

export function createModal(
  store: Store<ModalState>,
  { mayClose, getEmbeddedView }: CreateModalOptions,
): Modal {
  function set(change: Partial<ModalState>): void {
    store.set({ ...store.getState(), ...change })
  }

  function setHistory(history: readonly ViewEntry[], direction: ModalState['direction']): void {
    const top = history[history.length - 1]
    if (!top) return
    const { data: _, ...rest } = store.getState()
    store.set({ ...rest, open: true, ...top, history, direction })
  }

  const modal: Modal = {
    show: (view, data) => setHistory([toEntry(view, data)], 'none'),
    push(view, data) {
      const { history, view: top } = store.getState()
      if (top === view) modal.replace(view, data)
      else setHistory([...history, toEntry(view, data)], 'forward')
    },
    replace(view, data) {
      const { history, view: top, data: present } = store.getState()
      if (top === view && (data === undefined || data === present)) return
      setHistory([...history.slice(0, -1), toEntry(view, data)], top === view ? 'none' : 'forward')
    },
    back() {
      const { history, view } = store.getState()
      if (view === 'UnsupportedChain') modal.close()
      else if (history.length < 2 || findView(history, 'UnsupportedChain') >= 0) modal.hide()
      else setHistory(history.slice(0, -1), 'back')
    },
    settle() {
      const { history, view, open } = store.getState()
      if (!open) return
      // After a network change: back to where the list of networks was opened from.
      const index = view === 'Networks' || view === 'SwitchNetwork' ? findView(history, 'Networks') : 0
      if (index > 0) setHistory(history.slice(0, index), 'back')
      else if (answered.includes(view)) modal.hide()
    },
    hide() {
      if (!store.getState().open) return
      if (getEmbeddedView) modal.show(getEmbeddedView())
      else set({ open: false })
    },
    close() {
      const { open, view, shake } = store.getState()
      if (!open) return
      if (mayClose(view)) modal.hide()
      else set({ shake: shake + 1 })
    },
    setLoading: (loading) => set({ loading }),
  }
  return modal
}

function toEntry(view: ViewName, data: ViewData | undefined): ViewEntry {
  return data ? { view, data } : { view }
}

function findView(history: readonly ViewEntry[], view: ViewName): number {
  return history.findIndex((entry) => entry.view === view)
}

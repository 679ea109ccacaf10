import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { HistoryEntry, ModalState } from './ModalState.ts'

/** The modal as a stack of entries. Navigation decides which one is due, and whether closing is allowed. */
export interface ModalStack<Entry extends HistoryEntry> {
  /** Opens at one entry, or moves an open modal there, for one chain family or any; resets its history. */
  show(entry: Entry, namespace?: ChainNamespace): void
  push(entry: Entry): void
  replace(entry: Entry): void
  /** Leaves the last `steps` entries, or closes when none would be left. */
  back(steps?: number): void
  hide(): void
  /** Refuses to close, visibly. */
  shake(): void
}

/** @param getEmbeddedEntry set when the modal is part of the host's page: closed then means this entry. */
export function createModal<Entry extends HistoryEntry>(
  store: Store<ModalState<Entry>>,
  getEmbeddedEntry?: () => Entry,
): ModalStack<Entry> {
  function setHistory(
    history: readonly Entry[],
    direction: ModalState['direction'],
    state = store.getState(),
  ): void {
    const top = history.at(-1)
    if (!top) return
    const { data: _, ...rest } = state
    store.set({ ...rest, open: true, ...top, history, direction })
  }

  const modal: ModalStack<Entry> = {
    show(entry, namespace) {
      const { namespace: _, ...state } = store.getState()
      setHistory([entry], 'none', namespace ? { ...state, namespace } : state)
    },
    push(entry) {
      const { history, view } = store.getState()
      if (view === entry.view) modal.replace(entry)
      else setHistory([...history, entry], 'forward')
    },
    replace(entry) {
      const { history, view, data } = store.getState()
      if (view === entry.view && (entry.data === undefined || entry.data === data)) return
      setHistory([...history.slice(0, -1), entry], view === entry.view ? 'none' : 'forward')
    },
    back(steps = 1) {
      const { history } = store.getState()
      if (history.length > steps) setHistory(history.slice(0, history.length - steps), 'back')
      else modal.hide()
    },
    hide() {
      if (!store.getState().open) return
      if (getEmbeddedEntry) modal.show(getEmbeddedEntry())
      else store.set({ ...store.getState(), open: false })
    },
    shake() {
      const state = store.getState()
      store.set({ ...state, shake: state.shake + 1 })
    },
  }
  return modal
}

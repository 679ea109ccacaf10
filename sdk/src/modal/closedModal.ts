import type { HistoryEntry, ModalState } from './ModalState.ts'

/** State of a modal that has never been opened. */
export function closedModal<Entry extends HistoryEntry>(first: Entry): ModalState<Entry> {
  return { open: false, loading: false, ...first, history: [first], direction: 'none', shake: 0 }
}

import type { KitModalState, ViewEntry } from './ViewEntry.ts'

const first: ViewEntry = { view: 'Connect' }

/** State of a modal that has never been opened. */
export const closedModal: KitModalState = {
  open: false,
  loading: false,
  ...first,
  history: [first],
  direction: 'none',
  shake: 0,
}

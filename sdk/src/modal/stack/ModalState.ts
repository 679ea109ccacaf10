import type { ChainNamespace } from '../../chains/networks/Caip.ts'

/** One step of the modal's history. */
export interface HistoryEntry {
  readonly view: string
  /** Subject of the view. */
  readonly data?: object | undefined
}

/** State of the modal. */
export interface ModalState<Entry extends HistoryEntry = HistoryEntry> {
  readonly open: boolean
  /** Set by the host through `setLoading`: buttons are busy. */
  readonly loading: boolean
  /** View of the last entry of `history`. */
  readonly view: Entry['view']
  readonly data?: Entry['data']
  /** Chain family that the modal was opened for: wallets of others are not listed. Absent: any. */
  readonly namespace?: ChainNamespace
  /** Never empty. */
  readonly history: readonly Entry[]
  readonly direction: 'forward' | 'back' | 'none'
  /** Counts refusals to close; each increase is one shake. */
  readonly shake: number
}

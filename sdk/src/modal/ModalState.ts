import type { CaipNetworkId } from '../networks/Caip.ts'
import type { Wallet } from '../wallets/Wallet.ts'
import type { ViewName } from './ViewName.ts'

/** What a view is about. */
export interface ViewData {
  /** `ConnectingExternal`: the wallet to connect. */
  readonly connectorId?: string
  /** `ConnectingWalletConnect`, `Downloads`: an entry of the directory. */
  readonly wallet?: Wallet
  /** `SwitchNetwork`: where to. */
  readonly caipNetworkId?: CaipNetworkId
}

/** One step of the modal's history. */
export interface ViewEntry {
  readonly view: ViewName
  readonly data?: ViewData
}

/** Toasts of the kit itself. The binding owns their words. */
export type ToastKey =
  | 'balanceUnavailable'
  | 'signatureDeclined'
  | 'authenticationFailed'
  | 'disconnectFailed'
  | 'chainNotSupported'
  | 'networkSwitchDeclined'

export type ToastVariant = 'success' | 'error' | 'loading'

/** A short notice: either one of the kit's own by key, or the host's text. */
export interface Toast {
  /** New for every toast, so that an equal text can be told from the same toast. */
  readonly id: number
  readonly key?: ToastKey
  /** Text of `showErrorMessage` and `showSuccessMessage`: the host's own words, shown as text. */
  readonly message?: string
  readonly variant: ToastVariant
  readonly autoClose: boolean
}

/** A notice for the developer in the modal's alert bar. Hidden when `debug` is false. */
export interface Alert {
  readonly code: string
  readonly message: string
  readonly severity: 'info' | 'success' | 'warning' | 'error'
}

/** State of the modal. */
export interface ModalState {
  readonly open: boolean
  /** Set by the host through `setLoading`: buttons are busy. */
  readonly loading: boolean
  /** The last entry of `history`. */
  readonly view: ViewName
  readonly data?: ViewData
  /** Never empty. */
  readonly history: readonly ViewEntry[]
  readonly direction: 'forward' | 'back' | 'none'
  /** Counts refusals to close; each increase is one shake. */
  readonly shake: number
  readonly toast?: Toast
  readonly alert?: Alert
}

import type { ErrorCode } from '../errors/ErrorCode.ts'

/** Toasts of the kit itself. The binding owns their messages. */
export type ToastKey =
  | 'balanceUnavailable'
  | 'signatureDeclined'
  | 'authenticating'
  | 'authenticationFailed'
  | 'smartAccountUnsupported'
  | 'smartAccountUnavailable'
  | 'disconnectFailed'
  | 'chainNotSupported'
  | 'networkSwitchDeclined'
  | 'transactionStarted'
  | 'sendFailed'
  | 'sendFailedTryAgain'
  | 'actionNotAllowed'

export type ToastVariant = 'success' | 'error' | 'loading'

/** A short notice: either one of the kit's own by key, or the host app's message. */
export interface Toast {
  /** New for every toast, so that a repeated message differs from the same toast. */
  readonly id: number
  readonly key?: ToastKey
  /** Message of `showErrorMessage` and `showSuccessMessage`, shown as plain text. */
  readonly message?: string
  readonly variant: ToastVariant
  readonly autoClose: boolean
}

/** A notice for the developer in the modal's alert bar. Hidden when `debug` is false. */
export interface Alert {
  readonly code: ErrorCode
  readonly message: string
  readonly severity: 'info' | 'success' | 'warning' | 'error'
}

/** State of the notices store. */
export interface NoticesState {
  readonly toast?: Toast
  readonly alert?: Alert
}

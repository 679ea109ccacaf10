/** Labels of the buttons outside the modal. */
export interface ButtonLabels {
  readonly connect: string
  readonly connecting: string
  readonly retry: string
  /** In place of the network's name, or of the balance, when the wallet is on an unsupported network. */
  readonly unsupported: string
}

/** The language of buttons and modal. */
export interface LanguageState {
  /** BCP 47 tag of the language in use. */
  readonly locale: string
  /** Absent in English, whose labels are part of the buttons. */
  readonly labels?: ButtonLabels | undefined
}

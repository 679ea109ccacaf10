/** Last press of a button, until the modal is open. */
export type ButtonPress = 'loading' | 'failed'

/** State of a button as data, which React and custom elements draw. */
export interface ButtonFace {
  /** Style: `account` is a quiet plane in place of the accent. */
  readonly kind: 'connect' | 'account'
  readonly testId: string
  readonly text: string
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
}

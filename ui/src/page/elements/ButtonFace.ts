import type { OpenOptions } from '@wallet-kit/sdk'

/** What a button element shows, and what a press opens. */
export interface ButtonFace {
  readonly kind: 'connect' | 'account'
  /** Tag of AppKit's that is around the button, `wui-` left out. */
  readonly tag: 'connect-button' | 'account-button' | 'network-button' | 'wallet-button'
  /** Of that tag: tests of AppKit's buttons look for the button inside of it. */
  readonly testId: string
  /** Of the button itself. */
  readonly innerTestId?: string
  readonly text: string
  /** After the text, quieter. */
  readonly note?: string | undefined
  /** Draws the address's picture before the text. */
  readonly address?: string | undefined
  /** Image of the account, in the place of that picture; of the wallet, in the place of its letters. */
  readonly avatar?: string | undefined
  /** Letters of a wallet, drawn before the text. */
  readonly letters?: string | undefined
  readonly isBusy?: boolean
  readonly isDisabled?: boolean | undefined
  /** Absent: a press does nothing. */
  readonly opens?: OpenOptions
}

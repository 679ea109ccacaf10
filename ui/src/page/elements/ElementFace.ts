import type { OpenOptions } from '@wallet-kit/sdk'
import type { ButtonFace } from '../face/ButtonFace.ts'

/** State of a button element, and the view that a press opens. */
export interface ElementFace extends ButtonFace {
  /** Tag of AppKit's that is around the button, `wui-` left out. `testId` is its own: tests of AppKit look for it. */
  readonly tag: 'connect-button' | 'account-button' | 'network-button' | 'wallet-button'
  /** Of the button itself. */
  readonly innerTestId?: string
  /** After the text, quieter. */
  readonly note?: string | undefined
  /** Draws the address's picture before the text. */
  readonly address?: string | undefined
  /** Image of the account, in the place of that picture; of the wallet, in the place of its letters. */
  readonly avatar?: string | undefined
  /** Letters of a wallet, drawn before the text. */
  readonly letters?: string | undefined
  /** Absent: a press does nothing. */
  readonly opens?: OpenOptions
}

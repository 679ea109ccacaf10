import type { OnePrompt } from './OnePrompt.ts'

/** Switches that every scripted wallet has, whatever its chains. */
export interface WalletSwitches {
  /** The user says no to the next question, or to the next one of this method. */
  rejectNext(method?: string, error?: unknown): void
  /** The user says no to every question until it is switched off. Default error: 4001. */
  setReject(on: boolean, error?: unknown): void
  /** Questions stay open indefinitely, as when a wallet's window was closed. */
  setNeverAnswer(on: boolean): void
  /** Questions wait until `answerPending` is called. */
  setHold(on: boolean): void
  /** Lets the questions that wait go on, or refuses them with an error. */
  answerPending(error?: unknown): void
  /** Every answer is nonsense. */
  setGarbage(on: boolean): void
  /**
   * The wallet connects and signs in by one prompt: by `wallet_connect` (ERC-7846), or `solana:signIn`. `undefined`: it
   * cannot. Default: wallets of Solana do so as they are asked, others cannot.
   */
  setOnePrompt(how: OnePrompt | undefined): void
  /** The user picks another account in the wallet. */
  changeAccount(index: number): void
  /** Accounts cannot be seen until `unlock`. */
  lock(): void
  unlock(): void
  /** The user withdraws the page's permission in the wallet. */
  revoke(): void
  /**
   * The wallet refuses everything that signs or sends (4100) until this page asks it to connect, though its accounts can be
   * seen: as wallets do, after a reload, that keep the permission per page load.
   */
  forgetPage(): void
  /** Listeners in place, to show that a page left none behind. */
  countListeners(): number
}

import type { AppKit, OpenOptions, ViewName } from '@wallet-kit/sdk'
import type { LookOptions } from '../look/LookOptions.ts'

/** A kit with a modal. Made by `createAppKit` of this package. */
export interface ReactAppKit extends AppKit {
  /**
   * Opens the modal, with its code fetched first if need be. Rejects when that fails, and nothing is open then.
   * Of two calls in the same tick the last one applies.
   */
  open(options?: OpenOptions): Promise<void>
  /** Changes options at run time, the modal's look included: what is given replaces the present value, the rest stays. */
  updateOptions(options: Parameters<AppKit['updateOptions']>[0] & LookOptions): void
  /**
   * Fetches the modal's code and renders its first view hidden, so that opening it costs one paint. Nothing is
   * requested from any service. The buttons call this on intent; a host with a button of its own may as well.
   * Settles when the modal is ready; rejects when its code fails to load (the next call tries again).
   *
   * @param views whose code is fetched, too: one of them can be shown at once, without another view before it
   */
  prepareModal(views?: readonly ViewName[]): Promise<void>
}

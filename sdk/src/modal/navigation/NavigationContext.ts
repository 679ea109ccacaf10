import type { Navigation } from './createNavigation.ts'

/** The part of a kit that actions about the modal use. */
export interface NavigationContext {
  /** Decides which view is shown; `undefined` until the modal is first opened or a wallet connects. */
  readonly navigation: Navigation | undefined
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  loadNavigation(): Promise<Navigation>
}

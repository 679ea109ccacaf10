import type { ViewName } from '@wallet-kit/sdk'

/** The modal in the page. */
export interface MountedModal {
  /** Settles when the first view is rendered. */
  readonly ready: Promise<void>
  /** Fetches the code of views. Never rejects: one that is missing is reported where it is shown. */
  loadViews(names: readonly ViewName[]): Promise<void>
  /** Removes it from the page and releases its resources. */
  unmount(): void
}

/** The modal in the page. */
export interface MountedModal {
  /** Settles when the first view is rendered. */
  readonly ready: Promise<void>
  /** Removes it from the page and releases its resources. */
  unmount(): void
}

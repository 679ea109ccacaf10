/** The modal in the page. */
export interface MountedModal {
  /** Settles when the first view is rendered. */
  readonly ready: Promise<void>
  /** Takes it out of the page with everything that it holds. */
  unmount(): void
}

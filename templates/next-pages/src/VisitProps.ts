import type { LastVisit } from '@wallet-kit/sdk/cookies'

/** Props of a page that read the last visit from its cookie. */
export interface VisitProps {
  /** Null: a new visitor. Props of pages are JSON, which has no `undefined`. */
  readonly initialState: LastVisit | null
}

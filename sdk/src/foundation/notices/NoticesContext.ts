import type { Notices } from './createNotices.ts'

/** The part of a kit that shows toasts and alerts. */
export interface NoticesContext {
  readonly notices: Notices
}

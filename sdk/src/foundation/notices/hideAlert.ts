import type { KitHandle } from '../stores/KitHandle.ts'
import type { NoticesContext } from './NoticesContext.ts'

/** Removes the alert bar. */
export function hideAlert({ _internal: kit }: KitHandle<NoticesContext>): void {
  kit.notices.hideAlert()
}

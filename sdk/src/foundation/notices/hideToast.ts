import type { KitHandle } from '../stores/KitHandle.ts'
import type { NoticesContext } from './NoticesContext.ts'

/** Removes the toast. */
export function hideToast({ _internal: kit }: KitHandle<NoticesContext>): void {
  kit.notices.hideToast()
}

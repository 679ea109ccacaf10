import type { KitHandle } from '../stores/KitHandle.ts'
import type { ToastInput } from './createToasts.ts'
import type { NoticesContext } from './NoticesContext.ts'

/**
 * Shows a short notice. One that is already there in the same words stays; another one gives way first, and
 * the new one follows after 150 ms.
 *
 * @example
 * showToast(kit, { message: 'Address copied', variant: 'success' })
 */
export function showToast({ _internal: kit }: KitHandle<NoticesContext>, toast: ToastInput): void {
  kit.notices.showToast(toast)
}

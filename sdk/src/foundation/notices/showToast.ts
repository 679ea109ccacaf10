import type { FoundationContext } from '../stores/FoundationContext.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { ToastInput } from './createToasts.ts'

/**
 * Shows a short notice. A toast with the same text stays; another one is hidden first, and the new one follows after
 * 150 ms.
 *
 * @example
 * showToast(kit, { message: 'Address copied', variant: 'success' })
 */
export function showToast(
  { _internal: kit }: KitHandle<Pick<FoundationContext, 'notices'>>,
  toast: ToastInput,
): void {
  kit.notices.showToast(toast)
}

import type { FoundationContext } from '../stores/FoundationContext.ts'
import type { KitHandle } from '../stores/KitHandle.ts'

/**
 * Removes the toast.
 *
 * @example
 * hideToast(kit)
 */
export function hideToast({ _internal: kit }: KitHandle<Pick<FoundationContext, 'notices'>>): void {
  kit.notices.hideToast()
}

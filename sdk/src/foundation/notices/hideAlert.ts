import type { FoundationContext } from '../stores/FoundationContext.ts'
import type { KitHandle } from '../stores/KitHandle.ts'

/**
 * Removes the alert bar.
 *
 * @example
 * hideAlert(kit)
 */
export function hideAlert({ _internal: kit }: KitHandle<Pick<FoundationContext, 'notices'>>): void {
  kit.notices.hideAlert()
}

import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ModalContext } from './ModalContext.ts'
import type { OpenViewParameters } from './openView.ts'
import { withNavigation } from './withNavigation.ts'

/**
 * Shows a view in the place of the present one.
 *
 * @example
 * replaceView(kit, { view: 'Account' })
 */
export function replaceView(
  { _internal: context }: KitHandle<ModalContext>,
  entry: OpenViewParameters,
): void {
  withNavigation(context, (navigation) => navigation.replace(entry))
}

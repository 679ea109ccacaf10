import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ModalContext } from './ModalContext.ts'
import type { ViewEntry } from './ViewEntry.ts'
import { withNavigation } from './withNavigation.ts'

/** A view with its data: `data` is required where the view needs it and refused where it does not. */
export type OpenViewParameters = ViewEntry

/**
 * Pushes a view; the present one stays in the history. A closed modal opens as soon as its code is loaded, with its
 * initial view to go back to.
 *
 * @example
 * openView(kit, { view: 'Downloads', data: { wallet } })
 */
export function openView({ _internal: context }: KitHandle<ModalContext>, entry: OpenViewParameters): void {
  withNavigation(context, (navigation) => navigation.push(entry))
}

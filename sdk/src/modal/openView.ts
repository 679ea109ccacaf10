import type { AppKit } from '../AppKit.ts'
import type { ViewData } from './ModalState.ts'
import type { ViewName } from './ViewName.ts'

export interface OpenViewParameters {
  readonly view: ViewName
  readonly data?: ViewData
}

/**
 * Goes on to a view; the present one stays in the history.
 *
 * @example
 * openView(kit, { view: 'ConnectingExternal', data: { connectorId: 'io.metamask' } })
 */
export function openView(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { view, data }: OpenViewParameters,
): void {
  kit.modal.push(view, data)
}

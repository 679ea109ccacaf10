import type { AppKit } from '../AppKit.ts'
import type { OpenViewParameters } from './openView.ts'

/**
 * Shows a view in the place of the present one.
 *
 * @example
 * replaceView(kit, { view: 'Account' })
 */
export function replaceView(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { view, data }: OpenViewParameters,
): void {
  kit.modal.replace(view, data)
}

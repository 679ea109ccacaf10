import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ModalContext } from './ModalContext.ts'

/**
 * Closes the modal, or refuses with a shake where a decision is due (an unsupported network, a required signature). An
 * attempt to connect that was waiting for the wallet is cancelled.
 *
 * @example
 * closeModal(kit)
 */
export function closeModal({ _internal: context }: KitHandle<ModalContext>): void {
  // A modal that has never been opened needs no closing.
  context.navigation?.dismiss()
}

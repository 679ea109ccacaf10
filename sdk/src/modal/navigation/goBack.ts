import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ModalContext } from './ModalContext.ts'

/**
 * Goes back one view. With one view left, or after an unsupported network, the modal closes, or refuses with a shake
 * where a decision is due. An attempt to connect that was waiting for the wallet is cancelled.
 *
 * @example
 * goBack(kit)
 */
export function goBack({ _internal: context }: KitHandle<ModalContext>): void {
  context.navigation?.goBack()
}

import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import type { ButtonLook } from './ButtonLook.ts'

/**
 * Keeps the width that an account's button had on the last visit, until name and balance have been read again: nothing
 * beside it moves.
 */
export function keepWidth(
  { _internal: { storage } }: ReactAppKit,
  button: HTMLElement | null,
  look: ButtonLook,
): void {
  // A declaration that is no length is ignored, and none makes the button wider than what is around it.
  if (button) button.style.inlineSize = storage.getItem(`@appkit/${look}`) ?? ''
}

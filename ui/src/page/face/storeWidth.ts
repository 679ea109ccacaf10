import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import type { ButtonLook } from './ButtonLook.ts'

/** Resets a button to its own width, and stores it for `keepWidth` of the next visit. */
export function storeWidth(
  { _internal: { storage } }: ReactAppKit,
  button: HTMLElement,
  look: ButtonLook,
): void {
  button.style.inlineSize = ''
  const { width } = button.getBoundingClientRect()
  storage.setItem(`@appkit/${look}`, `${Math.round(width)}px`)
}

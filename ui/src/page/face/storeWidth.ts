import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import type { ButtonLook } from './ButtonLook.ts'

/** Lets a button have its own width, and remembers it for `keepWidth` of the next visit. */
export function storeWidth(
  { _internal: { storage } }: ReactAppKit,
  button: HTMLElement,
  look: ButtonLook,
): void {
  button.style.inlineSize = ''
  const { width } = button.getBoundingClientRect()
  storage.setItem(`@appkit/${look}`, `${Math.round(width)}px`)
}

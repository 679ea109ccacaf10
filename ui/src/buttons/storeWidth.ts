import type { ReactAppKit } from '../instance/ReactAppKit.ts'

/** Lets a button have its own width, and remembers it for `keepWidth` of the next visit. */
export function storeWidth(
  { _internal: { storage } }: ReactAppKit,
  button: HTMLElement,
  testId: string | undefined,
): void {
  button.style.inlineSize = ''
  const { width } = button.getBoundingClientRect()
  storage.setItem(`@appkit/${testId}`, `${Math.round(width)}px`)
}

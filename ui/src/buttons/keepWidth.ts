import type { ReactAppKit } from '../instance/ReactAppKit.ts'

/**
 * Keeps the width that an account's button had on the last visit, until name and balance have been read again: nothing
 * beside it moves.
 */
export function keepWidth(
  { _internal: { storage } }: ReactAppKit,
  button: HTMLElement | null,
  testId: string,
): void {
  const width = button && storage.getItem(`@appkit/${testId}`)
  // A declaration that is no length is ignored, and none is wider than the page.
  if (width) button.style.minInlineSize = `min(${width}px,100vw)`
}

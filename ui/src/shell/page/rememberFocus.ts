import { focusable } from './focusable.ts'

/**
 * Notes where the focus is. The function returned puts it back there or, when that element has gone, on the
 * first control of its nearest ancestor that is still in the page.
 */
export function rememberFocus(document: Document): () => void {
  const path: HTMLElement[] = []
  for (
    let node: Element | null = document.activeElement;
    node && node !== document.body;
    node = node.parentElement
  ) {
    if (node instanceof HTMLElement) path.push(node)
  }
  return () => {
    const remaining = path.find((element) => element.isConnected)
    if (!remaining) return
    if (remaining === path[0] && !remaining.matches(':disabled'))
      return remaining.focus({ preventScroll: true })
    remaining.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  }
}

/** The secure frame is hidden, or over the card. */
const ignored = 'script, style, link, template, noscript, w3m-modal, #w3m-iframe'

/**
 * Makes everything in the page inert but `element` and what holds it: the rest can be neither clicked, focused
 * nor read. What was inert before stays so afterwards. Returns a function that undoes it.
 */
export function inertOthers(element: HTMLElement): () => void {
  const changed: HTMLElement[] = []
  let kept: Element = element
  while (kept !== element.ownerDocument.body) {
    const parent = parentOf(kept)
    if (!parent) break
    for (const sibling of parent.children) {
      if (sibling === kept || !(sibling instanceof HTMLElement)) continue
      if (sibling.inert || sibling.matches(ignored)) continue
      sibling.inert = true
      changed.push(sibling)
    }
    kept = parent instanceof ShadowRoot ? parent.host : parent
  }
  return () => {
    for (const sibling of changed) sibling.inert = false
  }
}

function parentOf(element: Element): Element | ShadowRoot | undefined {
  const parent = element.parentNode
  return parent instanceof Element || parent instanceof ShadowRoot ? parent : undefined
}

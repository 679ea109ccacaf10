import { getPageHolds } from './pageHolds.ts'

/** The secure frame is hidden, or over the card. */
const ignored = 'script, style, link, template, noscript, w3m-modal, #w3m-iframe'

/** Value of the attribute that a kit has set: it tells it from the host's own. */
const mark = 'wallet-kit'

/**
 * Makes everything in the page inert but `element` and what holds it: the rest can be neither clicked, focused
 * nor read, until the last modal of the page has closed. What the host has made inert stays so. Returns a function that
 * undoes it.
 */
export function inertOthers(element: HTMLElement): () => void {
  const { inert } = getPageHolds(element.ownerDocument)
  const held: HTMLElement[] = []
  let kept: Element = element
  while (kept !== element.ownerDocument.body) {
    const parent = parentOf(kept)
    if (!parent) break
    for (const sibling of parent.children) {
      if (sibling === kept || !(sibling instanceof HTMLElement)) continue
      const count = inert.get(sibling) ?? 0
      if (sibling.matches(ignored) || (sibling.inert && count === 0)) continue
      if (!sibling.inert) sibling.setAttribute('inert', mark)
      inert.set(sibling, count + 1)
      held.push(sibling)
    }
    kept = parent instanceof ShadowRoot ? parent.host : parent
  }
  return () => {
    for (const sibling of held.splice(0)) {
      const left = (inert.get(sibling) ?? 1) - 1
      inert.set(sibling, left)
      if (left === 0 && sibling.getAttribute('inert') === mark) sibling.removeAttribute('inert')
    }
  }
}

function parentOf(element: Element): Element | ShadowRoot | undefined {
  const parent = element.parentNode
  return parent instanceof Element || parent instanceof ShadowRoot ? parent : undefined
}

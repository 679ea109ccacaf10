import { getPageHolds } from './pageHolds.ts'

/**
 * Stops the page behind from scrolling, until the last modal of the page has closed. The place of its scroll bar stays
 * reserved, so that nothing moves sideways. Returns a function that puts back what the page has not changed itself.
 */
export function lockScroll(document: Document): () => void {
  const holds = getPageHolds(document)
  if (holds.scrollLocks === 0) holds.unlockScroll = lock(document)
  holds.scrollLocks += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holds.scrollLocks -= 1
    if (holds.scrollLocks === 0) holds.unlockScroll()
  }
}

function lock(document: Document): () => void {
  const root = document.documentElement
  const bar = (document.defaultView?.innerWidth ?? 0) - root.clientWidth
  // A host may set one of the two, which the shorthand would not put back.
  const undos = [holdStyle(root.style, 'overflow-x', 'hidden'), holdStyle(root.style, 'overflow-y', 'hidden')]
  if (bar > 0) {
    undos.push(holdStyle(root.style, 'scrollbar-gutter', 'stable'))
    // Safari before 18.2 knows no scrollbar-gutter.
    if (root.style.getPropertyValue('scrollbar-gutter') !== 'stable')
      undos.push(holdStyle(root.style, 'padding-inline-end', `${bar}px`))
  }
  return () => {
    for (const undo of undos) undo()
  }
}

/** Sets a longhand, with priority: that tells it from the same value set by the host. */
function holdStyle(style: CSSStyleDeclaration, name: string, value: string): () => void {
  const read = () => [style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  const former = read()
  style.setProperty(name, value, 'important')
  return () => {
    const [present, priority] = read()
    if (present === value && priority === 'important') style.setProperty(name, ...former)
  }
}

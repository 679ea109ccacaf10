/** Duration of the change between two views, in ms. */
const duration = 150

/**
 * Fades out a copy of an element that is about to be removed, in its place, unless the user prefers reduced motion. The
 * copy is neither seen by assistive technology nor reachable.
 */
export function fadeCopy(element: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight, scrollTop, parentElement } = element
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-testid', 'data-view-body', 'data-view', 'data-wallet-row'])
      part.removeAttribute(name)
  }
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'absolute',
    insetBlockStart: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    inlineSize: `${offsetWidth}px`,
    blockSize: `${offsetHeight}px`,
    animation: 'none',
    pointerEvents: 'none',
  })
  parentElement?.append(copy)
  // Setting it has the browser lay out the copy on the spot.
  if (scrollTop > 0) copy.scrollTop = scrollTop
  const remove = () => copy.remove()
  copy
    .animate([{ opacity: 1 }, { opacity: 0 }], { duration, easing: 'ease-out' })
    .finished.then(remove, remove)
}

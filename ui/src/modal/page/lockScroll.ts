/**
 * Stops the page behind from scrolling. The place of its scroll bar stays reserved, so that nothing moves
 * sideways. Returns a function that puts everything back.
 */
export function lockScroll(document: Document): () => void {
  const root = document.documentElement
  const { overflow, scrollbarGutter, paddingInlineEnd } = root.style
  const bar = (document.defaultView?.innerWidth ?? 0) - root.clientWidth
  root.style.overflow = 'hidden'
  if (bar > 0) {
    root.style.scrollbarGutter = 'stable'
    // Safari before 18.2 knows no scrollbar-gutter.
    if (root.style.scrollbarGutter !== 'stable') root.style.paddingInlineEnd = `${bar}px`
  }
  return () => Object.assign(root.style, { overflow, scrollbarGutter, paddingInlineEnd })
}

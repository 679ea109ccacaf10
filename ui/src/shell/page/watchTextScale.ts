/**
 * Keeps `--wk-text-scale` of `scope` at the user's text size over 16 px. `medium` is the browser's own
 * setting, whatever the host page's root element has; a larger root counts too. Never below 0.8
 * and never above 2, where the modal would stop being usable. Returns a function that stops it.
 */
export function watchTextScale(shadow: ShadowRoot, scope: HTMLElement): () => void {
  const document = scope.ownerDocument
  const outer = document.createElement('div')
  const probe = document.createElement('div')
  Object.assign(outer.style, {
    fontSize: 'medium',
    position: 'absolute',
    blockSize: '0',
    visibility: 'hidden',
  })
  Object.assign(probe.style, { inlineSize: 'max(1em, 1rem)' })
  outer.setAttribute('aria-hidden', 'true')
  outer.append(probe)
  // Beside the scope, whose content is React's.
  shadow.append(outer)

  function measure(): void {
    const width = probe.getBoundingClientRect().width
    if (width > 0) scope.style.setProperty('--wk-text-scale', String(Math.min(2, Math.max(0.8, width / 16))))
  }

  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(probe)
  return () => {
    observer.disconnect()
    outer.remove()
  }
}

/**
 * Gives the secure frame over `area` the lower corners of the card, from which it would stick out: a sheet at the foot of a
 * phone has none. Returns a function that stops following them.
 */
export function roundFrame(area: HTMLElement): () => void {
  const card = area.closest('[part~=card]')
  const frame = area.ownerDocument.querySelector<HTMLElement>('#w3m-iframe')
  if (!card || !frame) return () => {}
  const observer = new ResizeObserver(() => {
    const { borderEndStartRadius, borderBlockEndWidth } = getComputedStyle(card)
    const corner = `max(0px, ${borderEndStartRadius || '0px'} - ${borderBlockEndWidth || '0px'})`
    Object.assign(frame.style, { borderEndStartRadius: corner, borderEndEndRadius: corner })
  })
  observer.observe(area)
  return () => observer.disconnect()
}

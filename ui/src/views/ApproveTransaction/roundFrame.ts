/**
 * Gives the secure frame over `area` the lower corners of the card, from which it would stick out: a sheet at the foot of a
 * phone has none. Returns a function that stops following them.
 */
export function roundFrame(area: HTMLElement): () => void {
  const card = area.closest('[part~=card]')
  const frame = area.ownerDocument.querySelector<HTMLElement>('#w3m-iframe')
  if (!card || !frame) return () => {}
  const observer = new ResizeObserver(() => {
    const { borderBottomLeftRadius, borderBottomRightRadius, borderBottomWidth } = getComputedStyle(card)
    const [left, right] = [borderBottomLeftRadius, borderBottomRightRadius].map(
      (corner) => `max(0px, ${corner || '0px'} - ${borderBottomWidth || '0px'})`,
    )
    frame.style.borderRadius = `0 0 ${right} ${left}`
  })
  observer.observe(area)
  return () => observer.disconnect()
}

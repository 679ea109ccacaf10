import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Duration of the change of height between two views, in ms. */
const duration = 150

/** Animates the card's height from view to view, unless the user prefers reduced motion. */
export function useHeightTransition(
  card: RefObject<HTMLElement | null>,
  viewKey: string,
  isOpen: boolean,
): void {
  const last = useRef({ height: 0, viewKey })

  useEffect(() => {
    const element = card.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      last.current.height = element.offsetHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [card])

  useLayoutEffect(() => {
    const before = last.current
    last.current = { ...before, viewKey }
    const element = card.current
    if (!element || !isOpen || before.viewKey === viewKey || before.height === 0) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const height = element.offsetHeight
    if (height === before.height) return
    element.animate([{ height: `${before.height}px` }, { height: `${height}px` }], {
      duration,
      easing: 'ease-out',
    })
  }, [card, viewKey, isOpen])
}

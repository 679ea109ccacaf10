import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls what has just appeared in a view up to where it can be read: it may be below the lower edge, or under the
 * actions that stay there. The page around the modal does not move.
 */
export function useRevealed<Part extends HTMLElement>(): RefObject<Part | null> {
  const place = useRef<Part>(null)
  useEffect(() => {
    const body = place.current?.closest('[data-view-body]')
    if (!place.current || !body) return
    const kept = Number.parseFloat(getComputedStyle(body).scrollPaddingBlockEnd) || 0
    const hidden = place.current.getBoundingClientRect().bottom - (body.getBoundingClientRect().bottom - kept)
    if (hidden > 0) body.scrollTop += hidden
  }, [])
  return place
}

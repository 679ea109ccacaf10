import { type RefObject, useEffect, useRef } from 'react'

export interface UseViewFocusParameters {
  readonly card: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly viewKey: string
  readonly depth: number
  readonly direction: 'forward' | 'back' | 'none'
}

/**
 * Moves the focus when the view changes: to the new heading, and on the way back to the control that had been
 * used there. Test ids tell controls apart, because the elements themselves are new.
 */
export function useViewFocus({ card, isOpen, viewKey, depth, direction }: UseViewFocusParameters): void {
  const used = useRef(new Map<number, string>())
  const last = useRef({ isOpen, viewKey })

  useEffect(() => {
    const element = card.current
    if (!element) return
    function remember({ target }: FocusEvent): void {
      const id =
        target instanceof Element ? target.closest<HTMLElement>('[data-testid]')?.dataset.testid : undefined
      if (id) used.current.set(depth, id)
    }
    element.addEventListener('focusin', remember)
    return () => element.removeEventListener('focusin', remember)
  }, [card, depth])

  useEffect(() => {
    const before = last.current
    last.current = { isOpen, viewKey }
    if (!isOpen) used.current.clear()
    // On opening, the trap places the focus.
    if (!isOpen || !before.isOpen || before.viewKey === viewKey) return
    const id = direction === 'back' ? used.current.get(depth) : undefined
    const control = id
      ? card.current?.querySelector<HTMLElement>(`[data-testid="${CSS.escape(id)}"]`)
      : undefined
    const heading = card.current?.querySelector<HTMLElement>('h2')
    ;(control ?? heading)?.focus({ preventScroll: control === undefined })
  }, [card, isOpen, viewKey, depth, direction])
}

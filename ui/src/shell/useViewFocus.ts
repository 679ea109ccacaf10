import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusable } from './page/focusable.ts'
import { whenPresent } from './page/whenPresent.ts'

export interface UseViewFocusParameters {
  readonly card: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly viewKey: string
  readonly depth: number
  readonly direction: 'forward' | 'back' | 'none'
}

/**
 * Moves the focus when the view changes: to the new heading, and on the way back to the control that had been
 * used there. Controls are identified by test id, because the elements themselves are new.
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
      // The heading has the focus after every change of view, and is no control.
      if (id && !(target instanceof HTMLHeadingElement)) used.current.set(depth, id)
    }
    element.addEventListener('focusin', remember)
    return () => element.removeEventListener('focusin', remember)
  }, [card, depth])

  // With the view itself, before a key can be pressed in it.
  useLayoutEffect(() => {
    const before = last.current
    last.current = { isOpen, viewKey }
    if (!isOpen) used.current.clear()
    // On opening, the trap places the focus.
    if (!isOpen || !before.isOpen || before.viewKey === viewKey) return
    const heading = card.current?.querySelector<HTMLElement>('h2')
    heading?.focus({ preventScroll: true })
    const id = direction === 'back' ? used.current.get(depth) : undefined
    if (!id) return
    return whenPresent(
      () => findControl(card.current, id),
      (control) => {
        // Unless the user has moved the focus meanwhile.
        const root = heading?.getRootNode()
        if (root instanceof ShadowRoot && root.activeElement === heading) control.focus()
      },
    )
  }, [card, isOpen, viewKey, depth, direction])
}

/** The id may be that of a tag around the control. */
function findControl(card: HTMLElement | null, id: string): HTMLElement | undefined {
  const element = card?.querySelector<HTMLElement>(`[data-testid="${CSS.escape(id)}"]`)
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable)
  return control ?? element ?? undefined
}

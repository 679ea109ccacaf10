import { createFocusTrap } from 'focus-trap'

export interface TrapFocusParameters {
  readonly dialog: HTMLElement
  /** The backdrop: elements above it were opened after the modal and may be focused. */
  readonly element: HTMLElement
  readonly initialFocus: () => HTMLElement
}

/**
 * Keeps Tab inside the dialog. A wallet that opens a window of its own in the page, above the modal, may get
 * the focus while it is there. Returns a function that ends the trap; giving the focus back is the caller's.
 */
export function trapFocus({ dialog, element, initialFocus }: TrapFocusParameters): () => void {
  const page = element.ownerDocument
  const trap = createFocusTrap(dialog, {
    document: page,
    initialFocus,
    fallbackFocus: dialog,
    delayInitialFocus: false,
    escapeDeactivates: false,
    clickOutsideDeactivates: false,
    allowOutsideClick: true,
    returnFocusOnDeactivate: false,
    preventScroll: true,
    // Nothing in the card is tabbable and hidden; to look for it would cost a layout on every Tab.
    tabbableOptions: { getShadowRoot: true, displayCheck: 'none' },
  })

  // On window, and capturing: before the trap's own listener on the document would pull the focus back.
  function onFocusIn({ target }: FocusEvent): void {
    if (target === element) trap.unpause()
    else if (target instanceof Element && isSeen(target)) trap.pause()
  }

  const view = page.defaultView
  trap.activate()
  view?.addEventListener('focusin', onFocusIn, true)
  return () => {
    view?.removeEventListener('focusin', onFocusIn, true)
    trap.deactivate()
  }
}

/** Whether the middle of an element is what a click there would hit, i.e. it lies above the modal. */
function isSeen(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const hit = target.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && target.contains(hit)
}

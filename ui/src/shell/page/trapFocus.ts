import { focusable } from './focusable.ts'

export interface TrapFocusParameters {
  readonly dialog: HTMLElement
  /** The modal's element in the page. */
  readonly element: HTMLElement
  readonly initialFocus: () => HTMLElement
}

/**
 * Moves the focus into the dialog and keeps it there: Tab wraps at both ends, and focus that a script moves to
 * the page behind returns, as does that of a control that is removed. A wallet that opens a window of its own in the page, above the modal, may have the
 * focus. Returns a function that ends the trap; giving the focus back is the caller's.
 */
export function trapFocus({ dialog, element, initialFocus }: TrapFocusParameters): () => void {
  const page = element.ownerDocument
  const root = dialog.getRootNode() as Document | ShadowRoot
  let last = initialFocus()

  function onFocusIn(event: FocusEvent): void {
    const [target] = event.composedPath()
    if (!(target instanceof HTMLElement)) return
    if (dialog.contains(target)) last = target
    else if (!isAbove(target)) returnFocus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    const active = root.activeElement
    if (!active && page.activeElement !== page.body) return
    const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isReachable)
    const end = event.shiftKey ? stops[0] : stops.at(-1)
    // Before the first stop there may be a heading, or the dialog, that has the focus.
    const isLeaving = !active || !end || active === end || (event.shiftKey && !isBefore(end, active))
    if (!isLeaving) return
    event.preventDefault()
    focus((event.shiftKey ? stops.at(-1) : stops[0]) ?? dialog)
  }

  function returnFocus(): void {
    focus(last.isConnected ? last : dialog)
  }

  // A control that is replaced, as by the outcome of its press, would leave the keys to the page.
  const watcher = new MutationObserver(() => {
    if (root.activeElement && root.activeElement !== page.body) return
    if (page.activeElement !== page.body) return
    focus(dialog.querySelector<HTMLElement>('h2') ?? dialog)
  })
  watcher.observe(dialog, { childList: true, subtree: true })
  const view = page.defaultView
  view?.addEventListener('focusin', onFocusIn, true)
  view?.addEventListener('keydown', onKeyDown, true)
  focus(last)
  return () => {
    watcher.disconnect()
    view?.removeEventListener('focusin', onFocusIn, true)
    view?.removeEventListener('keydown', onKeyDown, true)
  }
}

function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true })
}

function isBefore(element: Element, other: Element): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Tab stops at every element of the selector but those of a view that leaves, and what has a tab index of -1. */
function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.closest('[inert], [hidden]')
}

/** Whether the middle of an element is what a click there would hit, i.e. it lies above the modal. */
function isAbove(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const hit = target.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && target.contains(hit)
}

import { type RefObject, useLayoutEffect } from 'react'
import { afterPaint } from '../parts/afterPaint.ts'
import { inertOthers } from './page/inertOthers.ts'
import { lockScroll } from './page/lockScroll.ts'
import { rememberFocus } from './page/rememberFocus.ts'
import { trapFocus } from './page/trapFocus.ts'

export interface UseDialogParameters {
  readonly isOpen: boolean
  readonly dialog: RefObject<HTMLElement | null>
  /** The modal's element in the page. */
  readonly element: HTMLElement
  /** A wallet has been asked: its own window may be in this page and must stay usable. */
  readonly isWalletAsked: boolean
  readonly initialFocus: () => HTMLElement | undefined
}

/** Makes the card a modal dialog: focus is moved in, trapped and restored; the page behind is inert. */
export function useDialog({
  isOpen,
  dialog,
  element,
  isWalletAsked,
  initialFocus,
}: UseDialogParameters): void {
  // Ahead of the effects that move it.
  useLayoutEffect(() => {
    if (!isOpen) return
    const restoreFocus = rememberFocus(element.ownerDocument)
    // The page is inert until the effects below have been undone as well.
    return () => queueMicrotask(restoreFocus)
  }, [isOpen, element])

  // Once the dialog has been painted: the browser computes the styles of the whole page again. Until then the overlay
  // covers the page, and the focus is kept.
  useLayoutEffect(() => {
    if (!isOpen || isWalletAsked) return
    let undo = afterPaint(() => {
      undo = inertOthers(element)
    })
    return () => undo()
  }, [isOpen, isWalletAsked, element])

  // biome-ignore lint/correctness/useExhaustiveDependencies: initialFocus is read once, when the dialog opens
  useLayoutEffect(() => {
    const card = dialog.current
    if (!isOpen || !card) return
    const unlockScroll = lockScroll(element.ownerDocument)
    const releaseFocus = trapFocus({ dialog: card, element, initialFocus: () => initialFocus() ?? card })
    return () => {
      releaseFocus()
      unlockScroll()
    }
  }, [isOpen, dialog, element])
}

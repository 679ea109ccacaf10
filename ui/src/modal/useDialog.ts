import { type RefObject, useLayoutEffect } from 'react'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: initialFocus is read once, when the dialog opens
  useLayoutEffect(() => {
    const card = dialog.current
    if (!isOpen || !card) return
    const restoreFocus = rememberFocus(element.ownerDocument)
    const unlockScroll = lockScroll(element.ownerDocument)
    const releaseFocus = trapFocus({ dialog: card, element, initialFocus: () => initialFocus() ?? card })
    return () => {
      releaseFocus()
      unlockScroll()
      // The page is inert until the effect below has been undone as well.
      queueMicrotask(restoreFocus)
    }
  }, [isOpen, dialog, element])

  useLayoutEffect(() => {
    if (!isOpen || isWalletAsked) return
    return inertOthers(element)
  }, [isOpen, isWalletAsked, element])
}

import type { FocusEvent } from 'react'

/**
 * Event handlers of a list item that report the index of the focused row, and -1 once the focus has left the list. A blur
 * towards another row reports nothing: a render between blur and focus would unmount the row that is about to be focused.
 * Neither does a blur without a target, as when the visitor switches to another window.
 */
export function focusEvents(index: number, onFocus: (index: number) => void) {
  return {
    onFocus: () => onFocus(index),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) onFocus(-1)
    },
  }
}

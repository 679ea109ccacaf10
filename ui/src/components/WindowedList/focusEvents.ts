import type { FocusEvent } from 'react'

/**
 * Attributes of a list item that tell which row has the focus, or -1. Between two rows nothing is told: a list that
 * renders after the blur, and before the focus, would remove the row that gets the focus. Neither is it when the focus
 * goes nowhere, as when another window gets it.
 */
export function focusEvents(index: number, onFocus: (index: number) => void) {
  return {
    onFocus: () => onFocus(index),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) onFocus(-1)
    },
  }
}

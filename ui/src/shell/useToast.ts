import type { Toast } from '@wallet-kit/sdk'
import { useEffect, useState } from 'react'

/** A toast is shown for at least this long, in ms, even when the store drops it earlier. */
const minimumLife = 5_000

export interface ShownToast {
  readonly toast: Toast | undefined
  /** Keeps the toast while a pointer or the focus is on it. */
  hold(isHeld: boolean): void
}

/**
 * The toast to show for the one in the store: it stays long enough, and as long as it is held, but not longer than what
 * it is about.
 */
export function useToast(current: Toast | undefined, isOver: (toast: Toast) => boolean): ShownToast {
  const [toast, setToast] = useState(current)
  const [last, setLast] = useState(current)
  const [isHeld, hold] = useState(false)
  if (current !== last) {
    setLast(current)
    if (current) setToast(current)
  }
  if (toast && isOver(toast)) setToast(undefined)

  const staysOpen = current !== undefined && !current.autoClose
  useEffect(() => {
    if (!toast || isHeld || staysOpen) return
    const timer = setTimeout(() => setToast(undefined), toast.autoClose ? minimumLife : 0)
    return () => clearTimeout(timer)
  }, [toast, isHeld, staysOpen])

  return { toast, hold }
}

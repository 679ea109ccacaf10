import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** `isOn`, but true only after the frame that shows it has been painted: what can wait does not delay it. */
export function useAfterPaint(isOn: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const cancel = afterPaint(() => startTransition(() => setPainted(true)))
    return () => {
      cancel()
      setPainted(false)
    }
  }, [isOn])
  return isOn && isPainted
}

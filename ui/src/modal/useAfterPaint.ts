import { startTransition, useEffect, useState } from 'react'

/** `isOn`, but true only after the frame that shows it has been painted: what can wait does not delay it. */
export function useAfterPaint(isOn: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isOn) return
    // The callback runs before the paint, the timer after it.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      setPainted(false)
    }
  }, [isOn])
  return isOn && isPainted
}

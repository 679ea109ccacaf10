import { useEffect, useState } from 'react'

/** In ms: shorter than it takes to read, longer than a double click that was meant for what was there before. */
const delay = 500

/**
 * Ignores clicks for 500 ms after a request appears.
 *
 * @returns whether clicks count
 */
export function useClickDelay(isShown: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setOver(true), delay)
    return () => clearTimeout(timer)
  }, [isShown])
  return isOver
}

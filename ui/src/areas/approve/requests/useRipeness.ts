import { useEffect, useState } from 'react'

/** In ms: shorter than it takes to read, longer than a double click that was meant for what was there before. */
const ripening = 500

/** Whether something has been on screen long enough to be meant by a press. */
export function useRipeness(isShown: boolean): boolean {
  const [isRipe, setRipe] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setRipe(true), ripening)
    return () => clearTimeout(timer)
  }, [isShown])
  return isRipe
}

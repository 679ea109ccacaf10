import { useEffect, useState } from 'react'

/** Life of one shake, in ms. */
const shakeLife = 500

/** True for half a second after each refusal to close. */
export function useShake(refusals: number): boolean {
  const [seen, setSeen] = useState(refusals)
  useEffect(() => {
    if (seen === refusals) return
    const timer = setTimeout(() => setSeen(refusals), shakeLife)
    return () => clearTimeout(timer)
  }, [seen, refusals])
  return seen !== refusals
}

import { useEffect, useState } from 'react'

/** Whole seconds until a time in ms since 1970, rounded up; 0 once it has passed. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  const isDue = time > now
  useEffect(() => {
    if (time <= Date.now()) return setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    setNow(Date.now())
    return () => clearInterval(timer)
  }, [time])
  return isDue ? Math.ceil((time - now) / 1_000) : 0
}

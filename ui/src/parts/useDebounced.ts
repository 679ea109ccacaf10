import { useEffect, useState } from 'react'

/** The value once it has stayed the same for `delay` ms. An empty value is returned immediately. */
export function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

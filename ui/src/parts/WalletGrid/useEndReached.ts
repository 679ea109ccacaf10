import { useEffect, useRef } from 'react'

/** Calls `onEndReached` when the end becomes visible, and again when more is loaded and it still is. */
export function useEndReached(isAtEnd: boolean, count: number, onEndReached: () => void): void {
  const latest = useRef(onEndReached)
  useEffect(() => {
    latest.current = onEndReached
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is a new end
  useEffect(() => {
    if (isAtEnd) latest.current()
  }, [isAtEnd, count])
}

import { useEffect, useState } from 'react'
import type { LatePart } from './LatePart.ts'

/**
 * Code that a view needs beyond its own. Not `lazy`: after a fallback, React holds back what replaces it for up to
 * 300 ms, and a part that once failed to load has failed for good.
 *
 * @returns `undefined` while it is loading
 * @throws what the loading failed with, for an error boundary; a view that is mounted again loads it again
 */
export function useLatePart<Part extends object>(late: LatePart<Part>): Part | undefined {
  const [part, setPart] = useState(late.loaded)
  useEffect(() => {
    if (part) return
    let isCurrent = true
    const set = (next: () => Part) => {
      if (isCurrent) setPart(next)
    }
    late.load().then(
      (loaded) => {
        late.loaded = loaded
        set(() => loaded)
      },
      (error: unknown) =>
        // Thrown by the next render, where the boundary is.
        set(() => {
          throw error
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [late, part])
  return part
}

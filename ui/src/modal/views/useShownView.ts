import type { ViewEntry } from '@wallet-kit/sdk'
import { useCallback, useEffect, useState } from 'react'
import type { ViewLoader } from './createViewLoader.ts'
import type { ViewDefinition } from './ViewDefinition.ts'

/** What the outlet shows. */
export interface ShownView {
  readonly entry: ViewEntry
  /** `undefined` while the very first view is fetched, and when that failed. */
  readonly definition: ViewDefinition | undefined
  readonly hasFailed: boolean
  /** The next view's code is on the way; until then this one stays. */
  readonly isLeaving: boolean
  /** Fetches again after a failure. */
  retry(): void
}

/**
 * The view to show for the wanted one: itself once its code is here, and until then the one before. There is
 * never an empty moment, because React holds content back after a fallback was shown.
 */
export function useShownView(loader: ViewLoader, wanted: ViewEntry): ShownView {
  const [shown, setShown] = useState(wanted)
  const [failed, setFailed] = useState<ViewEntry>()
  const isHere = loader.get(wanted.view) !== undefined
  if (isHere && shown !== wanted) setShown(wanted)

  const fetchView = useCallback(
    async (isCurrent: () => boolean) => {
      try {
        await loader.load(wanted.view)
        if (isCurrent()) setShown(wanted)
      } catch (error) {
        console.error(`[wallet-kit] The view ${wanted.view} could not be loaded.`, error)
        if (isCurrent()) setFailed(wanted)
      }
    },
    [loader, wanted],
  )

  useEffect(() => {
    if (isHere) return
    let current = true
    fetchView(() => current)
    return () => {
      current = false
    }
  }, [isHere, fetchView])

  const retry = useCallback(() => {
    setFailed(undefined)
    fetchView(() => true)
  }, [fetchView])

  if (failed === wanted && !isHere) {
    return { entry: wanted, definition: undefined, hasFailed: true, isLeaving: false, retry }
  }
  const entry = isHere ? wanted : shown
  return { entry, definition: loader.get(entry.view), hasFailed: false, isLeaving: !isHere, retry }
}

import type { ViewEntry } from '@wallet-kit/sdk'
import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '../../kit/instance/logFailure.ts'
import type { ViewDefinition } from './ViewDefinition.ts'
import type { ViewLoader } from './ViewLoader.ts'

/** The view on screen. */
export interface ShownView {
  readonly entry: ViewEntry
  /** `undefined` while the first view is loading, and when that failed. */
  readonly definition: ViewDefinition | undefined
  readonly hasFailed: boolean
  /** The next view is loading; until then this one stays. */
  readonly isLeaving: boolean
  /** Loads the view again after a failure. */
  retry(): void
}

/**
 * The view to show for the requested one: itself once it is loaded, and until then the one before. There is
 * never an empty moment, because React holds content back after a fallback was shown.
 */
export function useShownView(loader: ViewLoader, requested: ViewEntry): ShownView {
  const [shown, setShown] = useState(requested)
  const [failed, setFailed] = useState<ViewEntry>()
  const isLoaded = loader.get(requested.view) !== undefined
  if (isLoaded && shown !== requested) setShown(requested)

  const fetchView = useCallback(
    async (isCurrent: () => boolean) => {
      try {
        await loader.load(requested.view)
        if (isCurrent()) setShown(requested)
      } catch (error) {
        void logFailure(`The view ${requested.view}`, error)
        if (isCurrent()) setFailed(requested)
      }
    },
    [loader, requested],
  )

  useEffect(() => {
    if (isLoaded) return
    let current = true
    fetchView(() => current)
    return () => {
      current = false
    }
  }, [isLoaded, fetchView])

  const retry = useCallback(() => {
    setFailed(undefined)
    fetchView(() => true)
  }, [fetchView])

  if (failed === requested && !isLoaded) {
    return { entry: requested, definition: undefined, hasFailed: true, isLeaving: false, retry }
  }
  const entry = isLoaded ? requested : shown
  return { entry, definition: loader.get(entry.view), hasFailed: false, isLeaving: !isLoaded, retry }
}

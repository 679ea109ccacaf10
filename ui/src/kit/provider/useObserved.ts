import { notifyManager } from '@wallet-kit/sdk/query'
import { useCallback, useSyncExternalStore } from 'react'

/** Part of TanStack Query's observers that the component uses. */
interface Observed {
  subscribe(listener: () => void): () => void
  updateResult(): void
  getCurrentResult(): unknown
}

/** The first render shows that it is being read, although this starts after it. */
export const isBeingRead = { _optimisticResults: 'optimistic' } as const

/**
 * Renders again when what the component has read of an observer's result changes.
 *
 * TanStack Query's own hooks take their client from a React context. An app that has another version of them would make a
 * second copy of that context, and one of its version would share a context with the kit. Observers need none.
 */
export function useObserved(observer: Observed): void {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = observer.subscribe(notifyManager.batchCalls(onChange))
      // It may have changed since it was rendered.
      observer.updateResult()
      return stop
    },
    [observer],
  )
  const getResult = () => observer.getCurrentResult()
  useSyncExternalStore(subscribe, getResult, getResult)
}

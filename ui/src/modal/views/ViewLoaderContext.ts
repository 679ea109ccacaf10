import type { ViewName } from '@wallet-kit/sdk'
import { createContext, useContext } from 'react'
import type { ViewLoader } from './createViewLoader.ts'

export const ViewLoaderContext = createContext<ViewLoader | undefined>(undefined)

/** Handlers that fetch a view's code when somebody points at or focuses the control that leads there. */
export function usePrefetchView(name: ViewName): { onPointerEnter(): void; onFocus(): void } {
  const loader = useContext(ViewLoaderContext)
  // A failure shows when the view itself is wanted; it is then fetched again.
  const prefetch = () => void loader?.load(name).catch(() => {})
  return { onPointerEnter: prefetch, onFocus: prefetch }
}

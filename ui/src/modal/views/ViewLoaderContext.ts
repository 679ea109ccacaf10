import type { ViewName } from '@wallet-kit/sdk'
import { createContext, useContext } from 'react'
import type { ViewLoader } from './ViewLoader.ts'

export const ViewLoaderContext = createContext<ViewLoader | undefined>(undefined)

/** Handlers that load a view when the control that opens it is hovered or focused. */
export function usePrefetchView(name: ViewName): { onPointerEnter(): void; onFocus(): void } {
  const loader = useContext(ViewLoaderContext)
  // A failure is reported when the view is opened, which loads it again.
  const prefetch = () => void loader?.load(name).catch(() => {})
  return { onPointerEnter: prefetch, onFocus: prefetch }
}

import type { ViewData } from '@wallet-kit/sdk'
import { createContext, useContext } from 'react'

export const ViewDataContext = createContext<ViewData>({})

/** Data of the shown view. Stays the same while the view is shown, even when the next one is loading. */
export function useViewData(): ViewData {
  return useContext(ViewDataContext)
}

import type { ViewData } from '@wallet-kit/sdk'
import { createContext, useContext } from 'react'

export const ViewDataContext = createContext<ViewData>({})

/** What the shown view is about. Stays the same while the view is shown, even when the next one is due. */
export function useViewData(): ViewData {
  return useContext(ViewDataContext)
}

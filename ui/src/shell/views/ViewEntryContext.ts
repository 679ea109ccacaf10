import type { ViewData, ViewDataByName, ViewEntry } from '@wallet-kit/sdk'
import { createContext, useContext } from 'react'

export const ViewEntryContext = createContext<ViewEntry>({ view: 'Connect' })

/**
 * Parameters of the shown view; `undefined` where another view is shown. Stays the same while the view is
 * shown, even when the next one is due.
 */
export function useViewData<Name extends keyof ViewDataByName>(name: Name): ViewData<Name> | undefined {
  const entry = useContext(ViewEntryContext)
  return entry.view === name ? (entry.data as ViewData<Name>) : undefined
}

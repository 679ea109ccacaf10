import { createContext, useContext } from 'react'

export const ModalVisibleContext = createContext(true)

/** The same for event handlers, which read it when they run and need no render when it changes. */
export const ModalVisibleRefContext = createContext<{ readonly current: boolean }>({ current: true })

/**
 * False while the first view is rendered ahead of the click, and until the click has been painted. Until it is
 * true nothing may be requested from anywhere: pointing at a button is not consent.
 */
export function useModalVisible(): boolean {
  return useContext(ModalVisibleContext)
}

import { createContext, useContext } from 'react'

/** Announces a message through a live region. `assertive` is for failures of an action that the user waits for. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void

export const AnnounceContext = createContext<Announce>(() => {})

export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}

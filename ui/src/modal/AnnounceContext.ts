import { createContext, useContext } from 'react'

/** Says a text through a live region. `assertive` is for failures of an act that the visitor waits for. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void

export const AnnounceContext = createContext<Announce>(() => {})

export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}

import { createContext } from 'react'

/** Consent of the visitor, as long as the kit lives. */
export interface Consent {
  /** Identifies the documents that were agreed to; empty before that. */
  readonly documents: string
  agree(documents: string): void
}

export const ConsentContext = createContext<Consent>({ documents: '', agree: () => {} })

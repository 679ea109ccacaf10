import type { ReadableStore } from '@wallet-kit/sdk'
import { type ComponentType, createContext } from 'react'
import type { AccountFaceProps } from './AccountFaceProps.ts'

/** State of the server's render, and of the first one in the page, which must equal it. */
export interface Hydration {
  initialStateOf<State>(store: ReadableStore<State>): State
  /** Present where the server renders it, too. */
  readonly AccountFace?: ComponentType<AccountFaceProps>
}

export const HydrationContext = createContext<Hydration>({
  initialStateOf: (store) => store.getInitialState(),
})

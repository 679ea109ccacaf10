import type { ReadableStore } from '@wallet-kit/sdk'
import { type ComponentType, createContext } from 'react'
import type { AccountFaceProps } from './AccountFaceProps.ts'

/** What is rendered on a server, and by the first render in the page, which has to be equal to it. */
export interface Hydration {
  initialStateOf<State>(store: ReadableStore<State>): State
  /** Where it is rendered on the server, too. */
  readonly AccountFace?: ComponentType<AccountFaceProps>
}

export const HydrationContext = createContext<Hydration>({
  initialStateOf: (store) => store.getInitialState(),
})

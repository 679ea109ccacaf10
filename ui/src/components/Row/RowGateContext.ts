import { createContext } from 'react'

/** Why the rows of a list cannot be pressed yet. */
export interface RowGate {
  /** Id of the element that states the reason. */
  readonly reasonId: string
  /** A row was pressed all the same. */
  onRefused(): void
}

/** `undefined` where the rows can be pressed. */
export const RowGateContext = createContext<RowGate | undefined>(undefined)

import * as React from 'react'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'

/** `undefined` where React has no contexts: in Server Components. */
export const AppKitContext = React.createContext?.<ReactAppKit | undefined>(undefined)

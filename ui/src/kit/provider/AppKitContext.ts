import { createContext } from 'react'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'

export const AppKitContext = createContext<ReactAppKit | undefined>(undefined)

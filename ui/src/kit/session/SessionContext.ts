import type { SessionClient } from '@wallet-kit/sdk/session'
import { createContext } from 'react'

/** The session client of the nearest `SessionProvider`. */
export const SessionContext = createContext<SessionClient | undefined>(undefined)

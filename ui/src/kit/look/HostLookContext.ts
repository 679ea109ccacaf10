import { createContext } from 'react'
import type { HostLook } from '../../foundation/theme/HostLook.ts'

/** The host app's design, for MUI's own parts. */
export const HostLookContext = createContext<HostLook | undefined>(undefined)

'use client'
import type { ReactNode } from 'react'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { AppKitContext } from './AppKitContext.ts'

export interface AppKitProviderProps {
  /** Returned by `createAppKit`. */
  readonly kit: ReactAppKit
  readonly children?: ReactNode
}

/**
 * Provides the kit to hooks and buttons below it. Needed on servers and where a page has several kits; elsewhere
 * the kit created last is used.
 *
 * @example
 * <AppKitProvider kit={kit}>
 *   <ConnectButton />
 * </AppKitProvider>
 */
export function AppKitProvider({ kit, children }: AppKitProviderProps) {
  return <AppKitContext.Provider value={kit}>{children}</AppKitContext.Provider>
}

'use client'
import { AppKitProvider } from '@wallet-kit/react/ssr'
import type { LastVisit } from '@wallet-kit/sdk/cookies'
import type { ReactNode } from 'react'
import { kit } from '../src/kit.ts'

interface KitProviderProps {
  readonly initialState?: LastVisit | undefined
  readonly children: ReactNode
}

export function KitProvider({ initialState, children }: KitProviderProps) {
  return (
    <AppKitProvider kit={kit} initialState={initialState}>
      {children}
    </AppKitProvider>
  )
}

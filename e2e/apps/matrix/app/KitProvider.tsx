'use client'
import { AppKitProvider } from '@wallet-kit/react/ssr'
import type { LastVisit } from '@wallet-kit/sdk/cookies'
import type { ReactNode } from 'react'
import { kit } from '../src/kit.ts'
import { Providers } from '../src/Providers.tsx'

interface KitProviderProps {
  readonly initialState?: LastVisit | undefined
  readonly children: ReactNode
}

export function KitProvider({ initialState, children }: KitProviderProps) {
  return (
    // Outside of the boundary, wagmi would reconnect before React has hydrated its content.
    <Providers>
      <AppKitProvider kit={kit} initialState={initialState}>
        {children}
      </AppKitProvider>
    </Providers>
  )
}

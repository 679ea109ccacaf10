'use client'
import { AppKitProvider } from '@wallet-kit/react/ssr'
import type { LastVisit } from '@wallet-kit/sdk/cookies'
import type { ReactNode } from 'react'
import { createKit } from './createKit.ts'

const kit = createKit()

// Not part of production builds, and neither is its key.
if (process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_SERVICES === 'sandbox') {
  const origin = process.env.NEXT_PUBLIC_SANDBOX_ORIGIN
  if (typeof window !== 'undefined')
    void import('./announceTestWallet.ts').then(({ announceTestWallet }) =>
      announceTestWallet({ 1: `${origin}/rpc/1`, 137: `${origin}/rpc/137` }),
    )
}

interface ProvidersProps {
  /** Default: a new visitor. */
  readonly initialState?: LastVisit | undefined
  readonly children: ReactNode
}

export function Providers({ initialState, children }: ProvidersProps) {
  return (
    <AppKitProvider kit={kit} initialState={initialState}>
      {children}
    </AppKitProvider>
  )
}
